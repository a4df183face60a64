export { orleansNamesDe as valuesDe } from '../orleans/words/names.de';
