export { ArrivalDialog } from './ArrivalDialog.tsx';
export { RequestsDialog } from './RequestsDialog.tsx';
export { SendDialog } from './SendDialog.tsx';
