/**
 * What is in flight. A frame in which something flies should have nothing else to draw, so work that can wait
 * waits here.
 */
let aloft = 0;
const waiting: (() => void)[] = [];

const LONGEST_MS = 500;

/** Something is about to fly. Call the returned function when it has landed. */
export function depart(): () => void {
  aloft++;
  let over = false;
  return () => {
    if (over) return;
    over = true;
    if (--aloft > 0) return;
    for (const go of waiting.splice(0)) go();
  };
}

/** Resolves when nothing is in flight any more, or after a moment that is as long as anybody should wait. */
export function landed(): Promise<void> {
  if (aloft === 0) return Promise.resolve();
  return new Promise((done) => {
    waiting.push(done);
    setTimeout(done, LONGEST_MS);
  });
}
