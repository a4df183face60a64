/** Questions as people ask them, each with a clause that answers it. The rules are those in `games/`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClauseInfo } from '../generated/protocol';
import { found } from './rules-find';

type Question = readonly [box: string, question: string, clause: string];

const ENGLISH: readonly Question[] = [
  ['burgundy', 'Can I throw away a tile?', 'take.no-voluntary-discard'],
  ['burgundy', 'How much money do I start with?', 'setup.silver'],
  ['burgundy', 'Can I sell only some of my goods?', 'sell.all'],
  ['burgundy', 'How do pigs score?', 'livestock.score'],
  ['burgundy', 'What happens when my storage is full?', 'take.full-discard'],
  ['burgundy', 'When does the game end?', 'final.when'],
  ['burgundy', 'What is a worker for?', 'dice.worker'],
  ['burgundy', 'How many tiles can I buy per turn?', 'purchase.once'],
  ['burgundy', 'Does a 6 turn into a 1?', 'dice.wrap'],
  ['burgundy', 'Where can I put a tile?', 'place.value'],
  ['burgundy', 'What do mines give?', 'mine.income'],
  ['burgundy', 'how do I win', 'final.winner'],
  ['burgundy', 'Who wins?', 'final.winner'],
  ['burgundy-dice', 'How do I win?', 'end.total'],
  ['burgundy-dice', 'Can I skip my turn?', 'round.pass'],
  ['burgundy-dice', 'How do I play alone?', 'solo.rounds'],
  ['natick', 'How do I trade with the bank?', 'trade.bank'],
  ['natick', 'When do robbers steal?', 'event.raid'],
  ['natick', 'How do I win?', 'end.winner'],
];

const GERMAN: readonly Question[] = [
  ['burgundy', 'Kann ich ein Plättchen wegwerfen?', 'storage.discard'],
  ['burgundy', 'Mit wie viel Geld fange ich an?', 'setup.silver'],
  ['burgundy', 'Muss ich alle Waren verkaufen?', 'sell.all'],
  ['burgundy', 'Wie zählen Schweine?', 'livestock.score'],
  ['burgundy', 'Was passiert, wenn mein Lager voll ist?', 'take.full-discard'],
  ['burgundy', 'Wer fängt an?', 'round.order'],
  ['burgundy', 'Darf ich zwei Banken in einer Stadt haben?', 'building.unique'],
  ['burgundy', 'Wofür sind Arbeiter gut?', 'dice.worker'],
  ['burgundy', 'Wie oft darf ich pro Zug kaufen?', 'purchase.once'],
  ['burgundy', 'Kann man aus einer 6 eine 1 machen?', 'dice.wrap'],
  ['burgundy', 'Wer gewinnt bei Gleichstand?', 'final.winner'],
  ['burgundy', 'Wo darf ich ein Plättchen hinlegen?', 'place.value'],
  ['burgundy', 'Was bringen Minen?', 'mine.income'],
  ['burgundy', 'wie gewinne ich', 'final.winner'],
  ['burgundy-dice', 'Wie gewinne ich?', 'end.total'],
  ['burgundy-dice', 'Was mache ich, wenn keine Zahl passt?', 'round.pass'],
  ['burgundy-dice', 'Wie spielt man allein?', 'solo.rounds'],
  ['natick', 'Wie handle ich mit der Bank?', 'trade.bank'],
  ['natick', 'Wie gewinne ich?', 'end.winner'],
];

const FRENCH: readonly Question[] = [
  ['burgundy', 'Puis-je jeter une tuile ?', 'take.no-voluntary-discard'],
  ['burgundy', 'Combien d’argent au début ?', 'setup.silver'],
  ['burgundy', 'Dois-je vendre toutes mes marchandises ?', 'sell.all'],
  ['burgundy', 'Comment marquent les cochons ?', 'livestock.score'],
  ['burgundy', 'Que faire si ma réserve est pleine ?', 'take.full-discard'],
  ['burgundy', 'Qui commence ?', 'setup.start-player-2011'],
  ['burgundy', 'Quand finit la partie ?', 'final.when'],
  ['burgundy', 'À quoi servent les ouvriers ?', 'dice.worker'],
  ['burgundy', 'Combien de tuiles puis-je acheter par tour ?', 'purchase.once'],
  ['burgundy', 'Un 6 peut-il devenir un 1 ?', 'dice.wrap'],
  ['burgundy', 'Qui gagne en cas d’égalité ?', 'final.winner'],
  ['burgundy', 'Où puis-je poser une tuile ?', 'place.value'],
  ['burgundy', 'comment gagner', 'final.winner'],
  ['burgundy-dice', 'Comment gagner ?', 'end.total'],
  ['burgundy-dice', 'Puis-je passer mon tour ?', 'round.pass'],
  ['burgundy-dice', 'Que faire si aucun nombre ne convient ?', 'round.pass'],
  ['natick', 'Comment échanger avec la banque ?', 'trade.bank'],
  ['natick', 'Comment gagner ?', 'end.winner'],
];

function rulesOf(box: string, language: string) {
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  const text = readFileSync(new URL(`../../../games/${box}/${name}`, import.meta.url), 'utf8');
  const [, block = ''] = /```words\n([\s\S]*?)```/.exec(text) ?? [];
  const words = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => line.split(':'))
      .flatMap(([all = '', meant = '']) => all.split(',').map((word) => [word.trim(), meant.trim()])),
  );
  let chapter = '';
  const clauses = text.split(/\n(?=##? |r\[)/).flatMap((part): readonly ClauseInfo[] => {
    const [head = '', ...body] = part.split('\n');
    if (head.startsWith('#')) chapter = head.replace(/^#+ /, '');
    const id = /^r\[([^\]]+)\]/.exec(head)?.[1];
    const [said = ''] = body.join('\n').split('\n\n');
    return id ? [{ id, edition: 'both', standing: '', pages: '', chapter, text: said }] : [];
  });
  return { clauses, language, words };
}

test.each([
  ['en', ENGLISH],
  ['de', GERMAN],
  ['fr', FRENCH],
] as const)('everyday questions find the clause that answers them: %s', (language, questions) => {
  for (const [box, question, clause] of questions) {
    const rules = rulesOf(box, language);
    const ids = found(rules.clauses, question, 'all', rules).map(({ id }) => id);
    expect(ids, question).toContain(`${box}.${clause}`);
    expect(ids.length, `${question} finds what it asks for, not everything`).toBeLessThan(40);
  }
});

test('a question about something else finds nothing', () => {
  const rules = rulesOf('burgundy', 'en');
  expect(found(rules.clauses, 'Where do the dragons sleep?', 'all', rules)).toEqual([]);
});
