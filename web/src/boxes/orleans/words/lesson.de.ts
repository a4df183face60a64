/** Das Tutorial von Orléans. */
import type { orleansLessonEn } from './lesson.en';

export const orleansLessonDe: Readonly<Record<keyof typeof orleansLessonEn, string>> = {
  advice: 'Mein Rat: {move}.',
  'advice.plan': 'Mein Rat: {places}.',
  'advice.nothing': 'Mein Rat: Lass diesmal alle im Markt.',
  'advice.recruit': 'Mein Rat: Nutze den Ort „{place}“.',
  'advice.recruitRole': 'Mein Rat: Nutze „{place}“ und wirb an: {follower}.',
  'advice.travel': 'Mein Rat: Reise mit „{place}“ nach {town}.',
  'advice.open': 'Mein Rat: Nimm „{place}“.',
  'advice.fit': 'Mein Rat: Lege das Rad in „{place}“ auf das Feld: {follower}.',
  'why.castle': 'Warum: Mit jedem Schritt der Ritter ziehst du eine Person mehr.',
  'why.farm-house':
    'Warum: Ein Bauer bringt eine Ware, und wer die meisten Bauern hat, bekommt bei jeder Volkszählung eine Münze.',
  'why.village': 'Warum: Schiffer bringen Münzen, Handwerker Technik, Händler neue Orte.',
  'why.university': 'Warum: Gelehrte bringen Entwicklung, und die vervielfacht deine Kontore und Bürger.',
  'why.wagon': 'Warum: Eine Reise bringt eine Ware und führt deine Händlerfigur in eine Stadt ohne Kontor.',
  'why.ship': 'Warum: Eine Reise bringt eine Ware und führt deine Händlerfigur in eine Stadt ohne Kontor.',
  'why.guildhall': 'Warum: Ein Kontor zählt am Ende so viele Punkte wie dein Entwicklungsstand.',
  'why.monastery': 'Warum: Ein Mönch kann fast jeden vertreten.',
  'why.scriptorium': 'Warum: Entwicklung bringt unterwegs Münzen und vervielfacht, was du gebaut hast.',
  'why.town-hall':
    'Warum: Es bringt sofort Münzen, wer zuletzt hilft, bekommt einen Bürger, und dein Beutel wird schlanker.',
  'why.craftsman': 'Warum: Ein Handwerker bringt dir Technik.',
  'why.trader': 'Warum: Ein Händler bringt dir einen neuen Ort.',
  'why.boatman': 'Warum: Ein Schiffer bringt dir Münzen.',
  'why.open': 'Warum: Du nutzt ihn, sooft du ihn besetzt, und sonst kann ihn niemand haben.',
  'why.fit': 'Warum: Von nun an braucht dieser Ort in jeder Runde eine Person weniger.',
  'why.pass': 'Warum: Nichts, was du nutzen kannst, ist bereit.',
  onward: 'Spiel weiter',
  'onward.text': 'Meine Pläne führen zu dem, was du noch nicht getan hast. Ändere sie, wenn du magst.',
  journey: 'Eine Reise',
  'journey.text':
    'Schiff und Wagen bewegen deine Händlerfigur über einen Fluss oder eine Straße. Wähle den Weg: Du nimmst eine Ware, die dort liegt. Wo du ankommst, kannst du später bauen.',
  'later.journey':
    'Schiff und Wagen bewegen deine Händlerfigur über einen Fluss oder eine Straße, und du nimmst eine Ware, die dort liegt.',
  station: 'Ein Kontor',
  'station.text':
    'Das Gildenhaus baut ein Kontor in der Stadt, in der deine Händlerfigur ist. In jeder Stadt baut nur einer, außer in Orléans.',
  'later.station': 'Das Gildenhaus baut ein Kontor in der Stadt, in der deine Händlerfigur ist.',
  tech: 'Technik',
  'tech.text':
    'Der Handwerker hat dir ein Rad gebracht. Es ersetzt auf einem Ort für immer eine Person. Das erste Rad ersetzt einen Bauern.',
  'later.tech':
    'Jeder Handwerker bringt dir ein Rad. Es ersetzt auf einem Ort für immer eine Person. Das erste ersetzt einen Bauern.',
  place: 'Ein neuer Ort',
  'place.text':
    'Der Händler lässt dich einen Ort wählen. Er liegt unter deiner Stadt und gehört dir allein. Zeige auf ein Plättchen, um zu lesen, was es tut.',
  'later.place':
    'Ein Händler lässt dich einen Ort wählen. Er liegt unter deiner Stadt und gehört dir allein.',
  deed: 'Ein segensreiches Werk',
  'deed.text':
    'Das Rathaus schickt eine Person für immer fort. Für jede bekommst du Münzen. Wer das letzte Feld eines Werks besetzt, nimmt seinen Bürger.',
  'later.deed':
    'Das Rathaus schickt Personen für immer fort und bringt dafür Münzen. Wer das letzte Feld eines Werks besetzt, nimmt seinen Bürger.',
  score: 'Was du bisher hast',
  'score.text':
    'Wäre das Spiel jetzt aus, hättest du so viele Punkte. Kontore und Bürger werden mit deinem Entwicklungsstand malgenommen. Darum lohnt sich Entwicklung am meisten, wenn du gebaut hast.',
  'score.sum':
    '{coins} {coins|Münze|Münzen} + {goods} für Waren + ({stations} {stations|Kontor|Kontore} + {citizens} Bürger) × Stand {status} = {points} {points|Punkt|Punkte}',
  welcome: 'Willkommen in Orléans',
  'welcome.text':
    'Du hast 18 Runden, um deinen Ort zum Blühen zu bringen. Punkte gibt es für Münzen und Waren sowie für Kontore und Bürger, vervielfacht mit deinem Entwicklungsstand.',
  hour: 'Das Stundenglas',
  'hour.text':
    'Jede Runde hat ein Ereignis. Du siehst es von Anfang an und kannst dich vorbereiten. Es tritt ein, wenn alle fertig sind. Der Streifen sagt auch, was es dich kostet oder dir bringt.',
  draw: 'Ziehe deine Gefolgsleute',
  'draw.text':
    'Deine Gefolgsleute sind in einem Beutel. Einige davon ziehst du in deinen Markt. Du beginnst mit vier in deiner Farbe, die du nie verlieren kannst.',
  town: 'Dein Ort',
  'town.text':
    'Jede Karte ist ein Ort. Ihre Felder haben den Umriss der Personen, die er braucht. Unter der gestrichelten Linie steht, was er dir jetzt gibt.',
  plan: 'Mache deinen Plan',
  'plan.text':
    'Setze Personen auf Orte: Tippe eine an und dann ein Feld, oder ziehe sie dorthin. Alle planen gleichzeitig und geheim. Wenn du zufrieden bist, drücke „Bereit“.',
  act: 'Nutze deine Orte',
  'act.text':
    'Ein Ort mit Goldrahmen ist bereit. Alle sind reihum mit je einem Ort dran. Die Gefolgsleute gehen zurück in den Beutel, zusammen mit der Person, die du anwirbst.',
  tracks: 'Leisten',
  'tracks.text':
    'Jede angeworbene Person bringt dich auf einer Leiste voran und gibt eine Belohnung. Mit Rittern ziehst du mehr Gefolgsleute. Dein nächster Schritt hat einen gestrichelten Rahmen.',
  pass: 'Beende die Runde',
  'pass.text':
    'Mach weiter, bis nichts mehr zu tun ist, dann passe. Personen auf unfertigen Orten bleiben dort.',
  again: 'Die zweite Runde',
  'again.text': 'In der Volkszählung hat eine Münze bekommen, wer die meisten Bauern hat. Ziehe nun wieder.',
  plan2: 'Plane noch einmal',
  'plan2.text':
    'Dein Beutel hat sich verändert und damit dein Markt. Der Streifen unter deinem Ort sagt, was bereit ist und wo nur noch eine Person fehlt.',
  done: 'Mehr brauchst du nicht',
  'done.text':
    'Spiel weiter, solange du magst. Was du antippst oder worauf du zeigst, erklärt sich selbst. Die Regeln stehen oben hinter dem Buch.',
  watch: '{name} spielt',
  'watch.text': 'Im Verlauf siehst du, was geschieht.',
  answer: 'Eine kleine Entscheidung',
  'answer.text': 'Die Frage steht im Kasten. Alles mit gestricheltem Rahmen kann gewählt werden.',
  'solo.welcome': 'Der Handelsreisende',
  'solo.welcome.text':
    'Du spielst allein und hast 15 Runden für fünf Lieferungen. Diese Liste sagt, was jede Stadt will und was dir noch fehlt. Sind alle fünf geliefert, hast du gewonnen.',
  'solo.hour': 'Du musst essen',
  'solo.hour.text':
    'Alle Ereignisse sind bekannt. In den Runden 1 bis 10 gibst du ein Getreide, einen Käse oder einen Wein ab oder zahlst 2 Münzen, später doppelt so viel. Kannst du beides nicht, verhungerst du und verlierst. Du beginnst mit 10 Münzen.',
  'solo.plan': 'Mache deinen Plan',
  'solo.plan.text':
    'Setze Gefolgsleute auf Orte: erst antippen, dann ein Feld, oder ziehen. Schiff und Wagen reisen und sammeln Waren. Das Bauernhaus gibt dir einen Bauern und Nahrung. Wenn dir der Plan gefällt, drücke Bereit.',
  'solo.act': 'Nutze deine Orte',
  'solo.act.text':
    'Ein Ort mit goldenem Rahmen ist bereit. Nutze einen nach dem anderen, bis du passt. Die Gefolgsleute gehen zurück in deinen Beutel.',
  'solo.map': 'Wohin des Wegs',
  'solo.map.text':
    'Waren liegen an Landwegen und Flüssen. Deine Händlerfigur nimmt unterwegs eine mit. Hast du, was eine Stadt will, und bist dort, so liefert ein Knopf in der Liste. Das kostet keine Aktion.',
  'solo.rest': 'Beende die Runde',
  'solo.rest.text': 'Mach weiter, bis nichts mehr zu tun ist, und passe dann. Danach musst du essen.',
  'solo.feed': 'Iss',
  'solo.feed.text':
    'Gib die Nahrung ab, die du am wenigsten brauchst, oder zahle Münzen. Denk an deine Lieferungen: Auch sie wollen Nahrung.',
  'solo.tiles': 'Ortskarten',
  'solo.tiles.text':
    'Händler bringen dir Ortskarten. Manche davon stellen bei jeder Nutzung eine Ware her. Dein Marktstand kauft und verkauft Waren von der ersten Runde an.',
  'solo.second': 'Die zweite Runde',
  'solo.second.text':
    'Ziehe, plane und handle wie zuvor. Sieh noch einmal auf die Liste: Welche Lieferung ist am nächsten?',
  'solo.done': 'Gute Reise',
  'solo.done.text':
    'Spiel weiter, solange du magst. Fünfzehn Runden sind schnell vorbei, also plane deine Reisen. Alles, was du berührst, erklärt sich selbst.',
  'team.welcome': 'Rettet die Stadt gemeinsam',
  'team.welcome.text':
    'In der letzten Runde kommt der Feind. Ihr gewinnt alle, wenn bis dahin jedes Ziel der Stadt und aller Spieler erreicht ist. Fehlt ein einziges, verliert ihr alle. Der Streifen hier sagt, wie weit ihr seid.',
  'team.city': 'Was die Stadt braucht',
  'team.city.text':
    'Unter „Stadt“ siehst du die Wehrmauer mit den fehlenden Rittern, die Stadtkasse, das Lagerhaus, Bürger und Wehrtürme. Die fünf Errungenschaften sind freiwillig, aber jede bringt einen Bürger.',
  'team.choose': 'Wähle einen Charakter',
  'team.choose.text':
    'Jede und jeder von euch hat einen Charakter mit einem eigenen Ziel. Hier steht, was jeder braucht. Die leichteren sind gekennzeichnet.',
  'team.character': 'Dein Charakter',
  'team.character.text':
    'Dein Ziel steht hier, mit allem, was noch fehlt. Die Ziele der anderen stehen bei ihren Namen.',
  'team.hour': 'Das Ereignis',
  'team.hour.text':
    'Jede Runde hat ein Ereignis, und niemand weiß, welches als nächstes kommt. Die Zeile sagt, was es von wem verlangt und ob ihr es jetzt leisten könntet. Bei einigen Ereignissen kann das Spiel sofort verloren sein. In diesem Tutorial kommen sie nicht vor.',
  'team.support': 'Helft einander',
  'team.support.text':
    'Diese vier Orte sind für das Team. Das Fuhrwerk schickt Waren und das Zunfthaus Münzen, in die Stadt oder zu anderen. Die Herberge schickt eine Person. Die Pfalz nutzt einen Ort, den jemand anderes bereit gemacht hat.',
  'team.plan': 'Mache deinen Plan',
  'team.plan.text':
    'Setze Personen auf deine Orte und drücke „Bereit“. Pläne sind hier offen: {name} sieht deinen und du siehst den anderen.',
  'team.confirm': 'Behalten oder neu planen',
  'team.confirm.text':
    'Alle Pläne liegen auf dem Tisch. Ihr könnt im Chat darüber reden. Behalte deinen Plan, oder mache einen neuen.',
  'team.act': 'Nutze deine Orte',
  'team.act.text':
    'Nutze einen Ort nach dem anderen. Das Rathaus schickt Personen in die Stadt. In einem Ort am Rand der Karte baut das Gildenhaus einen Wehrturm.',
  'team.event': 'Das Ereignis tritt ein',
  'team.event.text': 'Wenn alle gepasst haben, tritt das Ereignis ein. Die Frage sagt, was du entscheidest.',
  'team.rest': 'Beende die Runde',
  'team.rest.text': 'Nutze, was noch übrig ist, dann passe.',
  'team.proposal': 'Vorschläge',
  'team.proposal.text':
    'Manche Ereignisse entscheidet das Team. Der Startspieler entwirft einen Vorschlag: wer gibt was. Wer etwas gibt, nimmt an oder lehnt ab. Nach einer Ablehnung entwirft der Nächste einen Vorschlag, und eine Forderung, die sein muss, entscheidet am Ende der Startspieler.',
  'team.second': 'Die zweite Runde',
  'team.second.text': 'Spiele noch eine Runde so. Ich helfe dir bei jeder Frage.',
  'team.done': 'Nun verteidige Orléans',
  'team.done.text':
    'Bringt früh Ritter auf die Mauer, behaltet Münzen für schlimme Ereignisse und achtet darauf, was die anderen brauchen. Was du länger antippst oder worauf du zeigst, erklärt sich selbst.',
};
