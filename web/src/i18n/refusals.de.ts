import type { refusalsEn } from './refusals.en';

export const refusalsDe: Readonly<Record<keyof typeof refusalsEn, string>> = {
  'refusal.over': 'Die Partie ist zu Ende.',
  'refusal.no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'refusal.turn': 'Du bist nicht am Zug.',
  'refusal.unreadable': 'Der Server kennt diese Aktion nicht.',
  'refusal.illegal': 'Das geht jetzt nicht.',
  'refusal.undo': 'Das lässt sich nicht mehr zurücknehmen.',
  'refusal.stale': 'Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.',
  'refusal.not-begun':
    'Die Partie hat noch nicht begonnen. Wer den Tisch eröffnet hat, startet sie, wenn alle sitzen.',
  'refusal.begun': 'Die Partie hat schon begonnen.',
  'refusal.open-seats': 'Es sind noch Plätze offen. Warte auf jemanden oder setze einen Bot dorthin.',
  'refusal.closed': 'Hier kann sich niemand mehr setzen: Die Partie ist zu Ende.',
  'refusal.unfinished': 'Das muss warten, bis die Partie zu Ende ist.',
  'refusal.no-takeback': 'Niemand bittet mehr darum, etwas zurückzunehmen.',
  'refusal.account-already': 'Du bist schon mit einem Konto angemeldet. Melde dich zuerst ab.',
  'refusal.guest-password': 'Ein Gast hat kein Passwort. Lege zuerst ein Konto an.',
  'refusal.frozen':
    'Dieser Tisch ist eingefroren: Die Regeln haben versagt. Seine Aufzeichnung bleibt erhalten.',
  'refusal.missing': 'Das gibt es hier nicht.',
  'refusal.no-such-table': 'Diesen Tisch gibt es nicht. Prüfe den Link.',
  'refusal.no-such-person': 'Hier heißt niemand {name}.',
  'refusal.forbidden': 'Das darfst du hier nicht.',
  'refusal.not-seated': 'Du hast keinen Platz an diesem Tisch. Setz dich zuerst, wenn einer offen ist.',
  'refusal.not-host': 'Nur {name} hat den Tisch eröffnet und startet die Partie.',
  'refusal.chat-seated': 'Hier reden nur die am Tisch. Setz dich zuerst.',
  'refusal.other-eyes': 'Mit den Augen der anderen darfst du sehen, wenn die Partie zu Ende ist.',
  'refusal.wrong-password': 'Das ist nicht dein aktuelles Passwort.',
  'refusal.signed-out': 'Du bist nicht mehr angemeldet. Lade die Seite neu und wähle einen Namen.',
  'refusal.wrong-login': 'Kein Konto hat diesen Namen und dieses Passwort.',
  'refusal.request': 'Der Server kann nicht lesen, was gesendet wurde.',
  'refusal.bad-name':
    'Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Apostrophe.',
  'refusal.bad-password': 'Ein Passwort hat 8 bis 200 Zeichen und ist keines, das jeder zuerst probiert.',
  'refusal.bad-chat': 'Schreib 1 bis 500 Zeichen in einer Zeile.',
  'refusal.fork-end': 'An dieser Stelle ist die Partie zu Ende. Spiele von einem früheren Schritt weiter.',
  'refusal.one-seat': 'Du kannst nur auf einem Platz sitzen. Lass die anderen offen oder gib sie Bots.',
  'refusal.config': 'So lässt sich der Tisch nicht aufbauen.',
  'refusal.record': 'Das ist keine Aufzeichnung, die sich hier öffnen lässt.',
  'refusal.name-taken': 'Der Name {name} ist vergeben. Wähle einen anderen.',
  'refusal.name-has-account':
    '{name} hat hier ein Konto. Melde dich damit an oder wähle einen anderen Namen.',
  'refusal.seat-taken': 'Platz {seat} ist besetzt. Wähle einen offenen.',
  'refusal.sits-elsewhere': 'Du sitzt schon auf Platz {seat}. Steh dort auf, bevor du dich woanders setzt.',
  'refusal.full': 'Es ist kein Platz mehr offen. Du kannst zuschauen.',
  'refusal.origin':
    'Das kam von der Seite einer anderen Website. Öffne Loire selbst und versuch es noch einmal.',
  'refusal.slow-down': 'Das war zu viel in kurzer Zeit. Warte einen Moment und versuch es noch einmal.',
  'refusal.too-many-logins':
    'Zu viele Versuche, sich anzumelden. Warte eine Minute und versuch es noch einmal.',
  'refusal.too-many-tables':
    'Du hast in kurzer Zeit viele Tische eröffnet. Warte eine Minute und versuch es noch einmal.',
  'refusal.too-much-talk':
    'Du hast in kurzer Zeit viel geschrieben. Warte einen Moment und sende es noch einmal.',
  'refusal.too-large': 'Das ist zu groß: Eine Aufzeichnung darf 1 MiB haben.',
  'refusal.busy': 'Hier geschieht gerade zu viel auf einmal. Nichts wurde geändert; versuch es noch einmal.',
  'refusal.outage':
    'Der Server kann gerade nichts speichern. Es wurde nichts geändert. Versuch es gleich noch einmal.',
  'refusal.shutting-down': 'Der Server startet gleich neu. Versuch es in einem Moment noch einmal.',
  'refusal.internal': 'Auf dem Server ist etwas kaputtgegangen. Nichts wurde geändert.',
};
