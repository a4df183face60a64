/** Questions as people ask them, each with a clause that answers it. The rules are those in `games/`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClauseInfo } from '../generated/protocol';
import { found } from './rules-find';

type Question = readonly [box: string, question: string, clause: string];

const ENGLISH: readonly Question[] = [
  ['burgundy', 'Can I throw away a tile?', 'take.no-voluntary-discard'],
  ['burgundy', 'How much money do I start with?', 'setup.silver'],
  ['burgundy', 'do I have to use both dice', 'turn.must-use'],
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
  ['burgundy', 'Where can I put an inn?', 'inn.place'],
  ['burgundy', 'How many inns may an area have?', 'inn.one-per-area'],
  ['burgundy', 'What does a pub cost?', 'inn.purchase'],
  ['burgundy', 'How do I take a shield?', 'shield.take'],
  ['burgundy', 'Do I need doubles for a crest?', 'shield.own-dice'],
  ['burgundy', 'What do I pay for my shields?', 'shield.tribute'],
  ['burgundy', 'What happens when I reach the solo target?', 'solo.target'],
  ['burgundy', 'Can I play alone?', 'solo.setup'],
  ['burgundy', 'Which team wins a tie?', 'team.tie'],
  ['burgundy', 'Can I use the tiles of my teammate?', 'team.shared'],
  ['burgundy', 'When does a border post score?', 'border.pair'],
  ['burgundy', 'What happens when a trade route is full?', 'route.full'],
  ['burgundy', 'What can the crane do?', 'extra.crane'],
  ['burgundy', 'How does a goose score?', 'extra.geese'],
  ['burgundy', 'What does a white castle do?', 'whitecastle.action'],
  ['burgundy', 'Which expansions can be combined?', 'module.combine'],
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
  ['burgundy', 'Muss ich beide Würfel benutzen?', 'turn.must-use'],
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
  ['burgundy', 'Wo kann ich ein Gasthaus hinlegen?', 'inn.place'],
  ['burgundy', 'Wie viele Wirtshäuser darf ein Gebiet haben?', 'inn.one-per-area'],
  ['burgundy', 'Was kostet ein Gasthof?', 'inn.purchase'],
  ['burgundy', 'Wie nehme ich einen Schild?', 'shield.take'],
  ['burgundy', 'Brauche ich für ein Wappen einen Pasch?', 'shield.own-dice'],
  ['burgundy', 'Was zahle ich für Schilde?', 'shield.tribute'],
  ['burgundy', 'Was passiert, wenn ich das Ziel erreiche?', 'solo.target'],
  ['burgundy', 'Kann man allein spielen?', 'solo.setup'],
  ['burgundy', 'Welches Team gewinnt bei Gleichstand?', 'team.tie'],
  ['burgundy', 'Darf ich die Plättchen meines Partners benutzen?', 'team.shared'],
  ['burgundy', 'Wann zählt ein Grenzposten?', 'border.pair'],
  ['burgundy', 'Was passiert, wenn die Handelsroute voll ist?', 'route.full'],
  ['burgundy', 'Was kann der Kran?', 'extra.crane'],
  ['burgundy', 'Wie zählt die Gans?', 'extra.geese'],
  ['burgundy', 'Was macht eine weiße Burg?', 'whitecastle.action'],
  ['burgundy', 'Welche Erweiterungen kann man kombinieren?', 'module.combine'],
  ['burgundy-dice', 'Wie gewinne ich?', 'end.total'],
  ['burgundy-dice', 'Was mache ich, wenn keine Zahl passt?', 'round.pass'],
  ['burgundy-dice', 'Wie spielt man allein?', 'solo.rounds'],
  ['natick', 'Wie handle ich mit der Bank?', 'trade.bank'],
  ['natick', 'Wie gewinne ich?', 'end.winner'],
];

const FRENCH: readonly Question[] = [
  ['burgundy', 'Puis-je jeter une tuile ?', 'take.no-voluntary-discard'],
  ['burgundy', 'Combien d’argent au début ?', 'setup.silver'],
  ['burgundy', 'Dois-je utiliser les deux dés ?', 'turn.must-use'],
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
  ['burgundy', 'Où poser un relais ?', 'inn.place'],
  ['burgundy', 'Combien de tavernes par zone ?', 'inn.one-per-area'],
  ['burgundy', 'Comment prendre un bouclier ?', 'shield.take'],
  ['burgundy', 'Combien coûte un relais ?', 'inn.purchase'],
  ['burgundy', 'Faut-il un double pour un blason ?', 'shield.own-dice'],
  ['burgundy', 'Combien coûte le tribut ?', 'shield.tribute'],
  ['burgundy', 'Que se passe-t-il quand j’atteins l’objectif ?', 'solo.target'],
  ['burgundy', 'Peut-on jouer seul ?', 'setup.players'],
  ['burgundy', 'Quelle équipe gagne en cas d’égalité ?', 'team.tie'],
  ['burgundy', 'Puis-je utiliser les tuiles de mon coéquipier ?', 'team.shared'],
  ['burgundy', 'Que rapporte un poste-frontière ?', 'border.pair-count'],
  ['burgundy', 'Que faire si la route commerciale est pleine ?', 'route.full'],
  ['burgundy', 'Que fait la grue ?', 'extra.crane'],
  ['burgundy', 'Comment marquent les oies ?', 'extra.geese'],
  ['burgundy', 'Que fait un château blanc ?', 'whitecastle.action'],
  ['burgundy', 'Quelles extensions peut-on combiner ?', 'module.combine'],
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
    expect(ids.length, `${question} finds what it asks for, not everything`).toBeLessThan(50);
  }
});

test('a question about something else finds nothing', () => {
  const rules = rulesOf('burgundy', 'en');
  expect(found(rules.clauses, 'Where do the dragons sleep?', 'all', rules)).toEqual([]);
});
