"use strict";
const film = JSON.parse(document.getElementById("film").textContent);
const words = "%WORDS%";
const part = (id) => document.getElementById(id);
const last = film.frames.length - 1;
const PACE = 1200; // milliseconds for a frame
let now = -1;
let ticking = null;

function show(wanted) {
  const next = Math.max(0, Math.min(last, wanted));
  if (next === now) return;
  const [before, frame] = [film.frames[now], film.frames[next]];
  if (!before || before.ground !== frame.ground) part("ground").innerHTML = film.grounds[frame.ground];
  part("pieces").innerHTML = frame.things.map((thing) => film.things[thing]).join("");
  part("pieces").setAttribute("transform", `translate(${frame.origin.join(" ")})`);
  part("pieces").ownerSVGElement.setAttribute("viewBox", frame.seen.join(" "));
  const known = new Set(before?.things);
  if (Math.abs(next - now) === 1 && before) {
    [...part("pieces").children].forEach((piece, i) => piece.classList.toggle("last", piece.hasAttribute("data-thing") && !known.has(frame.things[i])));
  }
  now = next;
  part("line").textContent = frame.lines.join("\n");
  part("moment").value = now;
  part("count").textContent = `${now} / ${last}`;
  for (const id of ["first", "back"]) part(id).disabled = now === 0;
  for (const id of ["forward", "last"]) part(id).disabled = now === last;
}
function stop() {
  clearInterval(ticking);
  ticking = null;
  name(words.play);
}
function name([sign, said]) {
  part("play").querySelector("path").setAttribute("d", sign);
  for (const kind of ["title", "aria-label"]) part("play").setAttribute(kind, said);
}
function play() {
  if (ticking !== null) return stop();
  if (now === last) show(0);
  name(words.pause);
  ticking = setInterval(() => (now === last ? stop() : show(now + 1)), PACE);
}
function step(to) {
  stop();
  show(to);
}
const deeds = { first: () => step(0), back: () => step(now - 1), play, forward: () => step(now + 1), last: () => step(last) };
const keys = { Home: "first", ArrowLeft: "back", " ": "play", ArrowRight: "forward", End: "last" };
for (const [id, deed] of Object.entries(deeds)) part(id).addEventListener("click", deed);
part("moment").max = last;
part("moment").addEventListener("input", (event) => step(Number(event.target.value)));
document.addEventListener("keydown", (event) => {
  const id = keys[event.key];
  if (!id || event.altKey || event.ctrlKey || event.metaKey || (event.key === " " && event.target.closest("button"))) return;
  event.preventDefault();
  deeds[id]();
});
show(0);
