export { orleansNamesFr as valuesFr } from '../orleans/words/names.fr';
