/** The page about Grimoire in French. */
import type { AboutWords } from './words';

export const words: AboutWords = {
  title: 'À propos de Grimoire',
  lead: 'Une salle de lecture pour cinq jeux de société dans des écoles de magie. D’autres les ont inventés, dessinés et publiés ; ce site leur rend hommage, pour qui les connaît ou voudrait les connaître.',
  games: 'Les jeux',
  gamesLead:
    'Tous les droits sur les jeux d’origine appartiennent à leurs auteurs et à leurs éditeurs. Si l’un d’eux te plaît, achète la boîte : rien ici ne remplace une vraie table.',
  design: 'Auteurs',
  art: 'Illustrations d’origine',
  publisher: 'Éditeur',
  original: 'Titre d’origine',
  thanks: 'Avec l’aide de',
  pictures: 'Images et symboles',
  picturesBody:
    'Couvertures, décors, plateaux et cadres de cartes ont été dessinés pour Grimoire. Bien des symboles qu’ils portent viennent de game-icons.net et gardent sa licence ; certains ont été recolorés, recadrés ou combinés.',
  iconAuthors: 'Symboles dessinés par',
  fonts: 'Caractères',
  fontsBody: 'Tous deux sont servis d’ici même, sous la SIL Open Font License 1.1.',
  libraries: 'Fait avec',
  librariesBody: 'Des logiciels libres qui font le gros du travail dans ton navigateur.',
  own: 'Le code',
  ownBody: 'Grimoire est lui-même un logiciel libre, sous licence MIT.',
  privacy: 'Tes données',
  privacyBody:
    'Ni compte, ni cookies, ni mesure d’audience. Parties et réglages restent dans ce navigateur jusqu’à ce que tu les supprimes ou les emportes. Une table en ligne vit sur le serveur que tu visites : les noms, les coups et ce qui s’y dit, rien d’autre.',
};
