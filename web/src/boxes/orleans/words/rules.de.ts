/** Was jeder Ort, jede Leiste, jedes Ereignis und jedes Teil von Orléans tut, in einem Satz. */
import type { orleansRulesEn } from './rules.en';

export const orleansRulesDe: Readonly<Record<keyof typeof orleansRulesEn, string>> = {
  'rule.farm-house': 'Wirb einen Bauern an. Die Bauernleiste gibt dir eine Ware.',
  'rule.village': 'Wirb einen Schiffer, einen Handwerker oder einen Händler an.',
  'rule.university': 'Wirb einen Gelehrten an. Die Gelehrtenleiste gibt dir Entwicklungspunkte.',
  'rule.castle': 'Wirb einen Ritter an. Mit der Ritterleiste ziehst du mehr Gefolgsleute.',
  'rule.monastery': 'Wirb einen Mönch an. Mönche passen auf jedes Feld.',
  'rule.ship': 'Bewege deine Händlerfigur über einen Wasserweg. Du darfst eine Ware nehmen, die dort liegt.',
  'rule.wagon': 'Bewege deine Händlerfigur über einen Landweg. Du darfst eine Ware nehmen, die dort liegt.',
  'rule.guildhall':
    'Baue ein Kontor, wo deine Händlerfigur ist, wenn dort noch keines steht. In Orléans darf jeder eines haben.',
  'rule.scriptorium': 'Du erhältst 1 Entwicklungspunkt.',
  'rule.town-hall':
    'Schicke eine oder zwei Personen zu segensreichen Werken. Sie kommen nicht zurück. Personen in deiner Farbe dürfen nicht gehen.',
  'rule.hayrick': 'Du erhältst 1 Getreide.',
  'rule.cheese-factory': 'Du erhältst 1 Käse.',
  'rule.winery': 'Du erhältst 1 Wein.',
  'rule.wool-manufacturer': 'Du erhältst 1 Wolle.',
  'rule.tailor-shop': 'Du erhältst 1 Brokat.',
  'rule.brewery': 'Du erhältst 2 Münzen.',
  'rule.windmill': 'Du erhältst 2 Münzen und 1 Entwicklungspunkt.',
  'rule.library': 'Du erhältst 2 Entwicklungspunkte.',
  'rule.hospital': 'Du erhältst so viele Münzen wie dein Entwicklungsstand.',
  'rule.sacristy':
    'Mit einem Mönch hier darfst du ein schädliches Ereignis auslassen. Der Mönch geht dann zurück in den Beutel.',
  'rule.herb-garden': 'Deine Schiffer dürfen für Bauern, Handwerker und Händler einspringen.',
  'rule.bathhouse':
    'Nach jedem Ziehen ziehst du 2 weitere Personen, wenn im Markt Platz ist, und behältst 1 davon.',
  'rule.bathhouse-later': 'Ziehe 3 Personen aus deinem Beutel und setze 2 davon auf deine Orte.',
  'rule.gunpowder-tower':
    'Zwei weitere Felder für deinen Markt. Auch von hier können Personen zu Werken geschickt werden.',
  'rule.cellar': 'Du erhältst 4 Münzen.',
  'rule.office': 'Du erhältst 1 Münze für jedes deiner Kontore.',
  'rule.school': 'Deine Gelehrten dürfen für alle außer Mönchen einspringen.',
  'rule.pharmacy': 'Kaufe bis zu 3 Entwicklungspunkte für je 1 Münze.',
  'rule.horse-wagon':
    'Bewege deine Händlerfigur über einen Landweg. Du darfst eine Ware nehmen, die dort liegt.',
  'rule.shipping-line': 'Du erhältst 1 Entwicklungspunkt.',
  'rule.laboratory': 'Du erhältst ein Technikplättchen.',
  'rule.stage-coach': 'Zahle 3 Münzen und bewege deine Händlerfigur über einen Land- oder Wasserweg.',
  'rule.market-stand': 'Kaufe oder verkaufe bis zu 2 Waren zu ihrem Wert.',
  'rule.black-market': 'Tausche 2 gleiche Waren gegen eine andere.',
  'rule.tavern': 'Zusammen mit dem Gildenhaus: Baue, wo schon jemand anders ein Kontor hat.',
  'rule.vineyard': 'Wenn du in einer Stadt am Fluss baust, darfst du einen Wein für 1 Münze kaufen.',
  'rule.well': 'Nutze einen beliebigen deiner Orte ohne dessen Gefolgsleute.',
  'rule.depot': 'Am Ende 5 Punkte für jeden Satz aus allen fünf Waren.',
  'rule.needs': 'Braucht: {list}.',
  'rule.pilgrimage': 'In dieser Runde können keine Mönche angeworben werden.',
  'rule.plague':
    'Jeder zieht eine Person aus dem Beutel und verliert sie, wenn sie nicht die eigene Farbe hat.',
  'rule.taxes': 'Jeder zahlt 1 Münze für je 3 Waren.',
  'rule.trading-day': 'Jeder erhält 1 Münze für jedes Kontor.',
  'rule.income': 'Jeder erhält so viele Münzen wie der eigene Entwicklungsstand.',
  'rule.harvest':
    'Jeder gibt {harvest_food} Getreide, Käse oder Wein ab oder zahlt {harvest_coins} {harvest_coins|Münze|Münzen}.',
  'rule.census':
    'Zu Beginn einer Runde erhält 1 Münze, wer allein vorn auf der Bauernleiste ist. Ab drei Personen zahlt 1 Münze, wer allein hinten ist.',
  'rule.track.farmer': 'Jeder Schritt gibt die abgebildete Ware.',
  'rule.track.boatman': 'Jeder Schritt gibt Münzen. Wer zuerst am Ende ist, nimmt einen Bürger.',
  'rule.track.craftsman': 'Jeder Schritt gibt ein Technikplättchen. Das erste muss einen Bauern ersetzen.',
  'rule.track.trader': 'Jeder Schritt gibt eine Ortskarte. Die erste muss Kategorie I haben.',
  'rule.track.knight':
    'Sie zeigt, wie viele Gefolgsleute du ziehen darfst. Wer zuerst auf ihrem fünften Feld ist, nimmt einen Bürger.',
  'rule.track.scholar': 'Jeder Schritt gibt so viele Entwicklungspunkte, wie abgebildet sind.',
  'rule.track.development':
    'Dein Entwicklungsstand, 1 bis 6, vervielfacht am Ende deine Kontore und Bürger. Unterwegs gibt es Münzen, und Bürger für die Ersten.',
  'rule.follower': 'Passt auf die Felder, die diese Person zeigen. Ein Mönch passt auf jedes Feld.',
  'rule.monk': 'Passt auf jedes Feld deiner Orte. Bei Werken passt er nur auf Felder für Mönche.',
  'rule.good': 'Am Ende {n} {n|Punkt|Punkte} wert.',
  'rule.goodFood': 'Am Ende {n} {n|Punkt|Punkte} wert. Nahrung für eine Ernte.',
  'rule.deed': 'Jede Person hier bringt: {what}. Wer das letzte Feld füllt, nimmt den Bürger.',
  'rule.bag': 'Im Beutel: {list}.',
  'rule.bagEmpty': 'Der Beutel ist leer.',
  'rule.citizen': 'Bürger zählen am Ende wie Kontore.',
  'known.one-source': 'Die Felder dieser Karte sind nur aus einer Quelle bekannt.',
  'known.reconstructed': 'Die Felder dieser Karte haben wir rekonstruiert.',
  'known.inferred': 'Die Felder dieser Karte sind aus ihrem Text erschlossen.',
};
