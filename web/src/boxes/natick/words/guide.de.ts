import type { GuideKey } from './guide.en';

export const natickGuideDe: Readonly<Record<GuideKey, string>> = {
  turn: 'Ein Zug',
  'turn.about': 'würfeln, teilen, einsammeln, bauen',
  'turn.1':
    'Wer am Zug ist, wirft vier Würfel. Der andere teilt sie in zwei Gruppen, und wer am Zug ist, behält eine davon.',
  'turn.2':
    'Dann führen beide ihre Ereignisse aus und sammeln Rohstoffe ein, und wer am Zug ist, handelt und baut.',
  collect: 'Rohstoffe',
  'collect.about': 'vier Sorten, drei je Region',
  'collect.1':
    'Jeder Würfel deiner Gruppe mit einer Zahl bringt jeder deiner Regionen mit dieser Zahl einen Rohstoff. Eine Region fasst drei; dort bleiben sie, bis du sie ausgibst.',
  events: 'Ereignisse',
  'events.about': 'eine Null oder ein Ass',
  'events.1':
    'Ein Würfel, der eine Null oder ein Ass zeigt, ist ein Ereignis für den, der ihn hat. Die Farbe sagt, welches.',
  build: 'Bauen',
  'build.about': 'Straßen, Dörfer, Städte',
  'build.1':
    'Deine Kolonie wächst auf einer Linie: Siedlung, Straße, Siedlung. Neue Straßen und Siedlungen bringen Regionen darüber und darunter.',
  units: 'Händler und Ritter',
  'units.about': 'besser handeln, Regionen bewachen',
  'units.1':
    'Ein Händler steht auf einer Straße und tauscht zwei gegen eins. Ein Ritter steht neben einer Siedlung und bewacht zwei Regionen vor Räubern. Beide sind je einen Punkt wert.',
  trade: 'Handeln',
  'trade.about': 'mit dem Vorrat oder miteinander',
  'trade.1':
    'Drei Rohstoffe einer Sorte kaufen einen beliebigen anderen aus dem Vorrat. Du kannst auch dem anderen ein Angebot machen.',
  end: 'Spielende',
  'end.about': 'sieben Punkte',
  'end.1':
    'Wer sieben Punkte hat, hat fast gewonnen: Beide haben gleich viele Züge, dann entscheiden die Punkte.',
  setup: 'Spielaufbau',
  'setup.about': 'ein Dorf, vier Regionen, eine Straße',
  'setup.1':
    'Du beginnst mit einem Dorf, vier Regionen verschiedener Farben und Zahlen darum und einer Straße.',
  more: 'Kleingedrucktes',
  'more.about': 'was verloren ist und was wir gewählt haben',
  'more.1': 'Ein Teil des Textes ist verloren. Hier steht, wie wir entscheiden.',
  costs: 'Was du bauen kannst',
  'events.title': 'Die vier Ereignisse',
  'q.win': 'Wie gewinne ich?',
  'a.win':
    'Du brauchst am Ende mehr Punkte. Das Ende kommt, wenn jemand sieben hat und beide gleich oft am Zug waren.',
  'w.win': 'gewinn gewinnen gewinnt sieg siegen sieger meiste punkte',
  'q.raid': 'Wann berauben mich Räuber?',
  'a.raid':
    'Wenn ein Überfall fällt und du sechs oder mehr Rohstoffe in Regionen hast, die kein Ritter bewacht. Du verlierst die Hälfte aller deiner Rohstoffe, abgerundet.',
  'w.raid': 'Überfall Räuber Ritter verlieren Hälfte',
  'q.village': 'Wie viele Dörfer darf es geben?',
  'a.village': 'Vier in beiden Kolonien zusammen. Wird ein Dorf zur Stadt, ist sein Plättchen wieder frei.',
  'w.village': 'Dorf Grenze vier',
};
