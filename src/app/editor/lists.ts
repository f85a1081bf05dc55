import '../table-texts.ts';

/** Tables, cards and nested rows, with their texts. */
export { ListField } from '../../../widgets/list-field.tsx';
