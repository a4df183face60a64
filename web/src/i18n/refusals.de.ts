import type { refusalsEn } from './refusals.en';

export const refusalsDe: Readonly<Record<keyof typeof refusalsEn, string>> = {
  'refusal.over': 'Die Partie ist zu Ende.',
  'refusal.no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'refusal.turn': 'Du bist nicht am Zug.',
  'refusal.unreadable': 'Der Server kennt diese Aktion nicht.',
  'refusal.illegal': 'Das ist jetzt nicht möglich.',
  'refusal.chance-first': 'Davor wird noch gezogen oder gewürfelt. Schicke das erst danach.',
  'refusal.others-first': 'Davor ist noch jemand anderes am Zug. Schicke das erst danach.',
  'refusal.over-first': 'Davor ist das Spiel schon zu Ende.',
  'refusal.secret-first':
    'Eine Aktion davor zeigt dir etwas, das noch geheim ist. Schicke diese erst, wenn du es gesehen hast.',
  'refusal.undo': 'Das lässt sich nicht mehr zurücknehmen.',
  'refusal.stale': 'Inzwischen ist etwas passiert. Sieh noch einmal hin und wähle dann.',
  'refusal.not-begun':
    'Die Partie hat noch nicht begonnen. Wer den Tisch eröffnet hat, startet sie, wenn alle sitzen.',
  'refusal.begun': 'Die Partie hat schon begonnen.',
  'refusal.open-seats': 'Es sind noch Plätze frei. Warte auf jemanden oder setze einen Bot dorthin.',
  'refusal.closed': 'Die Partie ist zu Ende, hier kann sich niemand mehr setzen.',
  'refusal.unfinished': 'Das geht erst, wenn die Partie zu Ende ist.',
  'refusal.no-takeback': 'Niemand bittet mehr darum, etwas zurückzunehmen.',
  'refusal.account-already': 'Du bist schon mit einem Konto angemeldet. Melde dich zuerst ab.',
  'refusal.guest-password': 'Ein Gast hat kein Passwort. Lege zuerst ein Konto an.',
  'refusal.damaged':
    'Der Tisch {table} ist eingefroren, weil sich seine gespeicherten Daten nicht lesen lassen. Wer den Server betreibt, kann eine Sicherung einspielen oder den Tisch löschen.',
  'refusal.frozen':
    'Dieser Tisch ist eingefroren, weil die Regeln versagt haben. Seine Aufzeichnung bleibt erhalten.',
  'refusal.missing': 'Das gibt es hier nicht.',
  'refusal.no-such-table': 'Diesen Tisch gibt es nicht. Prüfe den Link.',
  'refusal.no-such-person': 'Hier heißt niemand {name}.',
  'refusal.forbidden': 'Das darfst du hier nicht.',
  'refusal.not-seated': 'Du hast keinen Platz an diesem Tisch. Setz dich zuerst, falls einer frei ist.',
  'refusal.bot-plays':
    'Deine Zeit ist abgelaufen, ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.',
  'refusal.not-host': 'Nur {name} kann die Partie starten.',
  'refusal.chat-seated': 'Nur wer am Tisch sitzt, kann hier schreiben. Setz dich zuerst.',
  'refusal.other-eyes': 'Was die anderen sehen, kannst du erst nach der Partie sehen.',
  'refusal.wrong-password': 'Das ist nicht dein aktuelles Passwort.',
  'refusal.signed-out': 'Du bist nicht mehr angemeldet. Lade die Seite neu und wähle einen Namen.',
  'refusal.wrong-login': 'Kein Konto hat diesen Namen und dieses Passwort.',
  'refusal.request': 'Der Server konnte die Anfrage nicht lesen.',
  'refusal.bad-name':
    'Ein Name muss 1 bis 24 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Apostrophe haben.',
  'refusal.bad-password': 'Ein Passwort muss 8 bis 200 Zeichen haben und darf keines der häufigsten sein.',
  'refusal.bad-chat': 'Eine Nachricht muss 1 bis 500 Zeichen in einer Zeile haben.',
  'refusal.fork-end': 'An dieser Stelle ist die Partie zu Ende. Spiele von einem früheren Schritt weiter.',
  'refusal.one-seat': 'Du kannst nur einen Platz nehmen. Lass die anderen frei oder gib sie Bots.',
  'refusal.config': 'So lässt sich der Tisch nicht aufbauen.',
  'refusal.record': 'Das ist keine Aufzeichnung, die sich hier öffnen lässt.',
  'refusal.name-taken': 'Der Name {name} ist vergeben. Wähle einen anderen.',
  'refusal.name-has-account':
    '{name} hat hier ein Konto. Melde dich damit an oder wähle einen anderen Namen.',
  'refusal.seat-kept':
    'Platz {seat} wird für die Person freigehalten, die ihn verlassen hat. Frag die anderen danach.',
  'refusal.knows-secrets':
    'Du kennst die Geheimnisse von Platz {seat}, deshalb kannst du nur diesen Platz nehmen.',
  'refusal.asked-already': 'Jemand anderes fragt gerade nach einem Platz. Warte die Antwort ab.',
  'refusal.left-too-often': 'Dieser Tisch wurde zu oft verlassen. Spiel weiter oder gib auf.',
  'refusal.nothing-asked': 'Niemand fragt mehr nach einem Platz.',
  'refusal.name-looks-taken':
    'Dieser Name sieht aus wie {name}, und der gehört zu einem Konto. Wähle einen anderen.',
  'refusal.too-many-open':
    'Du hast schon {n} offene Tische. Beginne eine Partie oder verlass zuerst einen Tisch.',
  'refusal.in-play': 'Diese Partie wird hier noch gespielt. Du kannst sie einlesen, wenn sie vorbei ist.',
  'refusal.seat-taken': 'Platz {seat} ist besetzt. Wähle einen freien.',
  'refusal.sits-elsewhere': 'Du hast schon Platz {seat}. Verlass ihn, bevor du einen anderen nimmst.',
  'refusal.full': 'Es ist kein Platz mehr frei. Du kannst zusehen.',
  'refusal.origin':
    'Diese Anfrage kam von einer anderen Website. Öffne Loire selbst und versuche es noch einmal.',
  'refusal.slow-down': 'Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuche es noch einmal.',
  'refusal.too-many-logins': 'Zu viele Anmeldeversuche. Warte eine Minute und versuche es noch einmal.',
  'refusal.too-many-tables':
    'Du hast in kurzer Zeit viele Tische eröffnet. Warte eine Minute und versuch es noch einmal.',
  'refusal.too-much-talk':
    'Du hast in kurzer Zeit viel geschrieben. Warte einen Moment und sende es noch einmal.',
  'refusal.too-large': 'Das ist zu groß. Eine Aufzeichnung darf höchstens 1 MiB haben.',
  'refusal.too-much-at-once': 'Das war zu viel auf einmal. Warte, bis ein Teil davon beantwortet ist.',
  'refusal.too-many-reviews':
    'Zu viele Partien warten auf ihre Analyse. Versuche es in ein paar Minuten noch einmal.',
  'refusal.no-hints': 'An diesem Tisch gibt es keine Tipps.',
  'refusal.busy': 'Hier passiert gerade zu viel auf einmal. Nichts wurde geändert. Versuche es noch einmal.',
  'refusal.outage':
    'Der Server kann gerade nichts speichern. Es wurde nichts geändert. Versuch es gleich noch einmal.',
  'refusal.shutting-down': 'Der Server startet gleich neu. Versuch es gleich noch einmal.',
  'refusal.internal': 'Auf dem Server ist ein Fehler aufgetreten. Nichts wurde geändert.',
};
