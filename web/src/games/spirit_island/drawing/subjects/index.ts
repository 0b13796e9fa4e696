/** All that can be seen in a picture. */
import { ANIMALS } from "./animals";
import { EARTH } from "./earth";
import { GIFTS } from "./gifts";
import { MINDS } from "./minds";
import { PLANTS } from "./plants";
import { SKY } from "./sky";
import { THINGS } from "./things";
import { WATER } from "./water";

export const SUBJECTS = { ...SKY, ...WATER, ...EARTH, ...PLANTS, ...ANIMALS, ...MINDS, ...THINGS, ...GIFTS };
export type SubjectName = keyof typeof SUBJECTS;
