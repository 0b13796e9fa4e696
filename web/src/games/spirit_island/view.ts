/** What everybody sees of Spirit Island. Written by `python -m tuath.server.wire.typescript`, not by hand. */

/** Pieces of a land that are alike. */
export interface PieceView {
  kind: "explorer" | "town" | "city" | "dahan";
  count: number;
  damage: number;
  strife: number;
  health: number;
  strength: number;
}

/** What a land is as long as the boards lie so. */
export interface GroundView {
  /** Of its place: `1-4`. */
  id: string;
  /** Of the board: `A4`. */
  ground: string;
  place: number;
  number: number;
  terrain: string;
  coastal: boolean;
}

export interface LandView extends GroundView {
  /** Not an ocean without anything, nor a land whose board is gone, nor a part of another land. */
  in_play: boolean;
  /** Its board was destroyed. */
  gone: boolean;
  /** The land of which it is a part, this turn. */
  joined: string | null;
  pieces: PieceView[];
  blight: number;
  beasts: number;
  wilds: number;
  disease: number;
  badlands: number;
  /** Of the scenario. */
  markers: number;
  /** The numbers of those that lie face up; a blank one has 0. */
  faces: number[];
  /** By seat. */
  presence: number[];
  /** By seat. */
  sacred: boolean[];
  defend: number;
  isolated: boolean;
  /** As if it were not there, until the slow phase is over. */
  frozen: boolean;
}

export interface TrackView {
  id: string;
  spaces: number;
  covered: number;
}

export interface ElementCounts {
  sun: number;
  moon: number;
  fire: number;
  air: number;
  water: number;
  earth: number;
  plant: number;
  animal: number;
}

/** What happens in a land if all presence of a spirit there is destroyed, as its panel says: S-22.14. */
export interface CollapseView {
  land: string;
  presence: number;
  /** To invaders. */
  damage: number;
  /** Invaders that can fall by it, if it is split so that most do. */
  lost: number;
  dahan_damage: number;
  dahan_lost: number;
  /** So much farther its power cards reach from there. */
  farther: number;
}

export interface InnateView {
  id: string;
  /** Which of them its elements suffice for. */
  levels: boolean[];
  used: boolean;
}

/** The ways in which it can grow now by name; what it has taken of them, and what it is taking, by place. */
export interface GrowingView {
  section: number;
  ways: string[];
  taken: number[];
  option: number | null;
  left: number[];
}

/** A seat that has not chosen yet. */
export interface NoSpirit {
  seat: number;
  id: null;
}

export interface SpiritView {
  seat: number;
  id: string;
  aspect: string | null;
  /** Its special rules, as its aspect has changed them. */
  rules: string[];
  /** The place of its board. */
  start: number | null;
  energy: number;
  income: number;
  plays: number;
  card_plays: number;
  tracks: TrackView[];
  elements: ElementCounts;
  /** Element markers on its panel: S-22.21. */
  prepared: ElementCounts;
  destroyed: number;
  drowned: number;
  /** Presence that lies on the panel as time. */
  time: number;
  /** Power cards that lie open beside the panel. */
  days: string[];
  /** Elements that were chosen for spaces of its tracks, by track and place: `energy-2`. */
  marked: Record<string, string>;
  /** Ways of growing that its tracks have not opened. */
  shut: string[];
  lands: number;
  hand: string[];
  drawn: string[];
  played: string[];
  used: string[];
  discard: string[];
  forgotten: string[];
  innates: InnateView[];
  growing: GrowingView;
  /** By land with its presence, where its panel has something happen when that is destroyed. */
  collapses: CollapseView[];
  ready: boolean;
}

/** An invader card in the fear deck: S-18.12. */
export interface HiddenView {
  stage: number;
  /** So many fear cards. */
  above: number;
}

export interface InvadersView {
  explore: string[];
  build: string[];
  ravage: string[];
  extra_build: string[];
  /** The stages of its cards, from the top. */
  deck: number[];
  /** Cards for the beasts in it: above each, so many invader cards. */
  commands_laid: number[];
  /** Cards for the beasts that the players have. */
  commands: number;
  /** Of those cards, as far as somebody has seen them; where some are mixed, in no order. */
  faces: (string | null)[];
  /** How many cards on top were shuffled. */
  mixed: number;
  /** How many cards lie above each reminder card in the deck. */
  reminders: number[];
  hidden: HiddenView[];
  stage: number;
  discarded: string[];
  /** The stages of cards that lie there face down, seen by nobody. */
  discarded_unseen: number[];
}

export interface FearView {
  pool: number;
  shown: number;
  earned: number;
  deck: number[];
  level: number;
  to_next: number | null;
  by_ritual: boolean;
  discarded: string[];
  /** Of the cards still to come, as far as they have been turned up. */
  faces: (string | null)[];
}

export interface BlightView {
  card: string | null;
  healthy: boolean;
  left: number;
}

/** What a ravage would do to a land. */
export interface RavageView {
  land: string;
  damage: number;
  blight: boolean;
  cascade: boolean;
  /** Dahan that fall. */
  lost: number;
  /** Damage with which the others strike back. */
  answer: number;
}

/** What holds for a while; `says` is a thing whose name tells it. */
export interface LastingView {
  verb: string | null;
  says: string | null;
  land: string | null;
  seat: number | null;
  until: string;
}

export interface PileView {
  deck: number;
  discarded: number;
}

export interface DoingView {
  /** `powers:wash_away`: the family, and which of it. */
  cause: string | null;
  land: string | null;
}

export interface AdversaryView {
  id: string;
  level: number;
}

/** What lies beside the island, on the panels of adversaries and on the card of the scenario. */
export interface BesideView {
  markers: number;
  beasts: number;
  blight: number;
  /** Those that have left the island, on the card of the scenario. */
  towns: number;
  /** Those that may still come. */
  thieves: number;
}

/** A loss that comes by counting, of an adversary or a scenario: S-17.4, S-18.1. */
export interface LossView {
  by: string;
  /** What is counted, and where: `panel-beasts`. */
  what: string;
  have: number;
  limit: number;
  /** Lost when there are more than the limit, fewer, or none of so many left. */
  course: "more" | "fewer" | "gone";
  /** So many more of them, and the game is lost. */
  left: number;
  /** A ravage with so much damage is a step towards it; 0 if that is of no importance. */
  damage: number;
}

/** A source that was found: S-19.9. */
export interface SourceView {
  number: number;
  id: string;
  /** `spirits`, `held_back` or `invaders`. */
  finder: string;
}

/** A game in two halves, and what the first one has passed on: S-19.10. */
export interface WaveView {
  /** 1 or 2; the second is being prepared as soon as the first is won. */
  half: number;
  /** Who has won the first one. */
  spirits: string[];
  /** Power cards that lie ready for the second. */
  set_aside: string[];
  /** Beside the blight card, for when it turns over. */
  blight: number;
}

/** A case of an event, or an option. */
export interface EventPartView {
  id: string;
  /** Does it apply, was it chosen, or can it be paid? */
  open: boolean;
  /** Energy that the spirits pay together. */
  cost: number;
  /** The element that aids. */
  aid: string | null;
  /** How much of the cost that element pays already. */
  aided: number;
}

/** S-14.6: what a spirit would give of a cost that is paid together. */
export interface ShareView {
  energy: number;
  /** What its cards and prepared elements are worth, in energy. */
  given: number;
  /** Cards that it would discard. */
  discards: string[];
  /** Cards that it would forget. */
  forgets: string[];
  /** Prepared elements that it would spend. */
  markers: number;
  /** Cards and prepared elements that it could give besides. */
  cards: number;
  /** Nothing is asked of it, unless somebody changes what they would give. */
  agreed: boolean;
}

/** S-14.6: a cost that the spirits pay together, until all have agreed who gives what. */
export interface BillView {
  cost: number;
  /** The element that aids. */
  aid: string | null;
  /** How much of the cost that element pays. */
  aided: number;
  /** How much nobody has said they would give. */
  due: number;
  /** By seat. */
  shares: ShareView[];
}

/** A marker on a corner: the lands that meet there, oceans among them, and its element. */
export interface CornerView {
  lands: string[];
  element: string;
  /** Across and up, in sides of a board, where corner 0 of the first place of a layout is at 0, 0. */
  at: number[];
}

/** The event that lies open, and which of its parts applies or was chosen, by place. */
export interface EventView {
  card: string;
  part: number | null;
  parts: EventPartView[];
  token_event: string | null;
  dahan_event: string | null;
  /** Which of the three is carried out: `main`, `token`, `dahan`; none before they begin. */
  doing: string | null;
}

export interface EventDeckView {
  left: number;
  discarded: string[];
  /** From the top, as far as cards are known to lie there; where some are mixed, in no order. */
  faces: (string | null)[];
  /** How many cards on top were shuffled. */
  mixed: number;
}

export interface SpiritIslandView {
  phase: string;
  /** Where in the order of play the game is: an id of the course. */
  now: string;
  turn: number;
  /** The turn, as other games call it. */
  round: number;
  /** The printed one in which the boards lie; none where they are laid by hand. */
  layout: string | null;
  boards: string[];
  /** How each of them lies: turns of 60 degrees to the left, and where its corner 0 is in the triangular lattice. */
  slots: number[][];
  /** The board where no spirit starts. */
  extra_board: string | null;
  lands: LandView[];
  spirits: (SpiritView | NoSpirit)[];
  invaders: InvadersView;
  fear: FearView;
  blight: BlightView;
  ravages: RavageView[];
  /** By land: what would be built. */
  builds: Record<string, "explorer" | "town" | "city" | "dahan">;
  lasting: LastingView[];
  minors: PileView;
  majors: PileView;
  /** By seat: what the question is about. */
  doing: (DoingView | null)[];
  /** Those that the table plays with. */
  sets: string[];
  /** Spirits and aspects of these sets that need more rules than the table wants. */
  left_out: string[];
  /** Does the table play with beasts, wilds, disease, strife and badlands? */
  tokens: boolean;
  /** Is there an event deck? */
  events: boolean;
  event: EventView | null;
  /** What is paid together now, for an event or otherwise. */
  bill: BillView | null;
  event_deck: EventDeckView | null;
  /** The leading one first. */
  adversaries: AdversaryView[];
  panel: BesideView;
  losses: LossView[];
  /** Those with a marker: S-19.7. */
  corners: CornerView[];
  scenario: string | null;
  inner_lands: string[];
  sources: SourceView[];
  /** In a scenario of two games. */
  wave: WaveView | null;
  difficulty: number;
  score: number | null;
  ending: string | null;
  won: boolean;
}
