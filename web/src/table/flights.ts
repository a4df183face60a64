/** What is in the air. A frame in which something flies should have nothing else to draw, so what can wait waits here. */
let aloft = 0;
const waiting: (() => void)[] = [];

const LONGEST_MS = 500;

/** Something will fly; to be called back when it has landed. */
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

/** When nothing flies any more, or after a moment that nobody would want to wait longer. */
export function landed(): Promise<void> {
  if (aloft === 0) return Promise.resolve();
  return new Promise((done) => {
    waiting.push(done);
    setTimeout(done, LONGEST_MS);
  });
}
