import type { refusalsEn } from './refusals.en';

export const refusalsFr: Readonly<Record<keyof typeof refusalsEn, string>> = {
  'refusal.over': 'La partie est terminée.',
  'refusal.no-such-seat': 'Cette place n’existe pas à cette table.',
  'refusal.turn': 'Ce n’est pas à vous de jouer.',
  'refusal.unreadable': 'Le serveur ne connaît pas cette action.',
  'refusal.illegal': 'Ce n’est pas possible maintenant.',
  'refusal.chance-first':
    'Avant cela, il faut encore tirer quelque chose ou lancer les dés. Envoyez-le ensuite.',
  'refusal.others-first': 'Avant cela, c’est à quelqu’un d’autre de jouer. Envoyez-le ensuite.',
  'refusal.over-first': 'La partie est déjà finie avant cela.',
  'refusal.secret-first':
    'Une action précédente vous montrera quelque chose d’encore secret. Envoyez celle-ci quand vous l’aurez vu.',
  'refusal.undo': 'Cela ne peut plus être annulé.',
  'refusal.stale': 'Il s’est passé quelque chose entre-temps. Regardez de nouveau, puis choisissez.',
  'refusal.not-begun': 'La partie n’a pas encore commencé. L’hôte la lance quand tout le monde est assis.',
  'refusal.begun': 'La partie a déjà commencé.',
  'refusal.open-seats': 'Il reste des places libres. Attendez quelqu’un ou mettez-y un robot.',
  'refusal.closed': 'Plus personne ne peut s’asseoir ici : la partie est terminée.',
  'refusal.unfinished': 'Il faut attendre la fin de la partie.',
  'refusal.no-takeback': 'Plus personne ne demande à revenir en arrière.',
  'refusal.account-already': 'Vous êtes déjà connecté à un compte. Déconnectez-vous d’abord.',
  'refusal.guest-password': 'Un invité n’a pas de mot de passe. Créez d’abord un compte.',
  'refusal.damaged':
    'La table {table} est gelée : ses données enregistrées sont illisibles. La personne qui gère le serveur peut restaurer une sauvegarde ou supprimer la table.',
  'refusal.frozen': 'Cette table est gelée : les règles ont échoué. La partie enregistrée est conservée.',
  'refusal.missing': 'Cela n’existe pas ici.',
  'refusal.no-such-table': 'Cette table n’existe pas. Vérifiez le lien.',
  'refusal.no-such-person': 'Personne ne s’appelle {name} ici.',
  'refusal.forbidden': 'Vous ne pouvez pas faire cela ici.',
  'refusal.not-seated': 'Vous n’avez pas de place à cette table. Asseyez-vous d’abord, s’il en reste une.',
  'refusal.bot-plays': 'Votre temps est écoulé : un robot joue à votre place. Reprenez d’abord votre place.',
  'refusal.not-host': 'Seul l’hôte, {name}, peut lancer la partie.',
  'refusal.chat-seated': 'Seuls les joueurs assis à la table peuvent écrire ici. Asseyez-vous d’abord.',
  'refusal.other-eyes': 'Vous pourrez voir ce que voient les autres une fois la partie terminée.',
  'refusal.wrong-password': 'Ce n’est pas votre mot de passe actuel.',
  'refusal.signed-out': 'Vous n’êtes plus connecté. Rechargez la page et choisissez un nom.',
  'refusal.wrong-login': 'Aucun compte n’a ce nom et ce mot de passe.',
  'refusal.request': 'Le serveur n’a pas pu lire la demande.',
  'refusal.bad-name':
    'Un nom doit avoir de 1 à 24 lettres, chiffres, espaces, points, traits d’union ou apostrophes.',
  'refusal.bad-password':
    'Un mot de passe doit avoir de 8 à 200 caractères et ne pas être parmi les plus courants.',
  'refusal.bad-chat': 'Un message doit avoir de 1 à 500 caractères, sur une seule ligne.',
  'refusal.fork-end': 'La partie est déjà terminée à cet endroit. Reprenez à une étape antérieure.',
  'refusal.one-seat':
    'Vous ne pouvez prendre qu’une place. Laissez les autres libres ou donnez-les à des robots.',
  'refusal.config': 'La table ne peut pas être préparée ainsi.',
  'refusal.record': 'Ce n’est pas une partie enregistrée que l’on peut ouvrir ici.',
  'refusal.name-taken': 'Le nom {name} est pris. Choisissez-en un autre.',
  'refusal.name-has-account': '{name} a un compte ici. Connectez-vous, ou choisissez un autre nom.',
  'refusal.seat-kept': 'La place {seat} est gardée pour la personne qui l’a quittée. Demandez-la aux autres.',
  'refusal.knows-secrets':
    'Vous connaissez les secrets de la place {seat} : vous ne pouvez en prendre aucune autre.',
  'refusal.asked-already': 'Quelqu’un d’autre demande déjà une place. Attendez la réponse.',
  'refusal.left-too-often': 'On a quitté cette table trop souvent. Continuez ou abandonnez.',
  'refusal.nothing-asked': 'Plus personne ne demande de place.',
  'refusal.name-looks-taken':
    'Ce nom ressemble à {name}, qui appartient à un compte. Choisissez-en un autre.',
  'refusal.too-many-open':
    'Vous avez déjà {n} tables ouvertes. Commencez une partie ou quittez d’abord une table.',
  'refusal.in-play': 'Cette partie se joue encore ici. Importez-la quand elle sera terminée.',
  'refusal.seat-taken': 'La place {seat} est prise. Choisissez-en une libre.',
  'refusal.sits-elsewhere': 'Vous occupez déjà la place {seat}. Quittez-la avant de vous asseoir ailleurs.',
  'refusal.full': 'Il n’y a plus de place libre. Vous pouvez regarder.',
  'refusal.origin': 'Cette demande vient d’un autre site. Ouvrez Loire directement et réessayez.',
  'refusal.slow-down': 'Trop de demandes en peu de temps. Attendez un instant et réessayez.',
  'refusal.too-many-logins': 'Trop de tentatives de connexion. Attendez une minute et réessayez.',
  'refusal.too-many-tables':
    'Vous avez ouvert beaucoup de tables en peu de temps. Attendez une minute et réessayez.',
  'refusal.too-much-talk':
    'Vous avez beaucoup écrit en peu de temps. Attendez un instant et renvoyez votre texte.',
  'refusal.too-large': 'C’est trop grand. Une partie enregistrée peut avoir 1 Mio au plus.',
  'refusal.too-much-at-once':
    'Vous avez trop demandé à la fois. Attendez que le serveur ait répondu à une partie.',
  'refusal.too-many-reviews': 'Trop de parties attendent leur analyse. Réessayez dans quelques minutes.',
  'refusal.no-hints': 'Il n’y a pas de conseils à cette table.',
  'refusal.busy': 'Il se passe trop de choses à la fois ici. Rien n’a été changé. Réessayez.',
  'refusal.outage':
    'Le serveur ne peut rien enregistrer pour le moment. Rien n’a été modifié. Réessayez dans un instant.',
  'refusal.shutting-down': 'Le serveur va redémarrer. Réessayez dans un instant.',
  'refusal.internal': 'Une erreur s’est produite sur le serveur. Rien n’a été changé.',
};
