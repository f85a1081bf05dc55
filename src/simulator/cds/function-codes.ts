/** One kind of notification and how an LRN reaches it. */
export interface FunctionCode {
  readonly code: string;
  readonly name: string;
  readonly meaning: string;
  /** The first letters of an LRN it is told under; of another request than a submission where `request` says so. */
  readonly prefix: string;
  readonly request?: 'amendment or cancellation';
}

/** Every notification this authority gives, by its function code; 04 and 12 are published nowhere. */
export const functionCodes: readonly FunctionCode[] = [
  { code: '01', name: 'DMSACC', meaning: 'accepted', prefix: 'TTROG' },
  { code: '02', name: 'DMSRCV', meaning: 'registered', prefix: 'TTRCV' },
  { code: '03', name: 'DMSREJ', meaning: 'rejected', prefix: 'TTREJ' },
  { code: '05', name: 'DMSCTL', meaning: 'physical control', prefix: 'TTCTL' },
  { code: '06', name: 'DMSDOC', meaning: 'documents wanted', prefix: 'TTDOC' },
  { code: '07', name: 'DMSRES', meaning: 'declaration changed', prefix: 'TTRES' },
  { code: '08', name: 'DMSROG', meaning: 'goods released, debt not final', prefix: 'TTROG' },
  { code: '09', name: 'DMSCLE', meaning: 'cleared', prefix: 'TTCTL' },
  { code: '10', name: 'DMSINV', meaning: 'invalidated', prefix: 'TTINV' },
  {
    code: '11',
    name: 'DMSREQ',
    meaning: 'request denied (41); any other request is granted (39)',
    prefix: 'TTDENY',
    request: 'amendment or cancellation',
  },
  { code: '13', name: 'DMSTAX', meaning: 'duties: 67 first, 115 of a quota, 4 at last', prefix: 'TTQUOTA' },
  { code: '14', name: 'DMSCPI', meaning: 'insufficient balance', prefix: 'TTCPI' },
  { code: '15', name: 'DMSCPR', meaning: 'payment reminder', prefix: 'TTCPI' },
  { code: '16', name: 'DMSEOG', meaning: 'goods exited', prefix: 'TTEOG' },
  { code: '17', name: 'DMSEXT', meaning: 'handled manually', prefix: 'TTMAN' },
  { code: '18', name: 'DMSGER', meaning: 'exit results awaited', prefix: 'TTGER' },
  { code: '50', name: 'DMSALV', meaning: 'delayed by another department', prefix: 'TTALV' },
  { code: '51', name: 'DMSQRY', meaning: 'query raised', prefix: 'TTQRY' },
  { code: '52', name: 'DMSDET', meaning: 'goods detained', prefix: 'TTDET' },
];

/** For people: the LRN that reaches a code. */
export function reachOf({ prefix, request }: FunctionCode): string {
  return request ? `${prefix}, of an ${request}` : prefix;
}
