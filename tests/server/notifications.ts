import { randomUUID } from 'node:crypto';

export interface NotificationParts {
  readonly code: string;
  readonly lrn: string;
  readonly mrn?: string;
  readonly id?: string;
  /** yyyymmddhhmmssZ */
  readonly issued?: string;
  readonly status?: string;
  /** Inner XML of Error elements. */
  readonly errors?: string;
}

/** A notification message in the published form. */
export function notification({ code, lrn, mrn, id, issued, status, errors }: NotificationParts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:MetaData xmlns:md="urn:wco:datamodel:WCO:DocumentMetaData-DMS:2" xmlns:rds="urn:wco:datamodel:WCO:Response_DS:DMS:2" xmlns:resp="urn:wco:datamodel:WCO:RES-DMS:2">
<resp:Response>
<resp:FunctionCode>${code}</resp:FunctionCode>
<resp:FunctionalReferenceID>${id ?? randomUUID().replaceAll('-', '')}</resp:FunctionalReferenceID>
<resp:IssueDateTime><rds:DateTimeString formatCode="304">${issued ?? '20261121100000Z'}</rds:DateTimeString></resp:IssueDateTime>
${errors ?? ''}
${status === undefined ? '' : `<resp:Status><resp:NameCode>${status}</resp:NameCode></resp:Status>`}
<resp:Declaration><resp:FunctionalReferenceID>${lrn}</resp:FunctionalReferenceID>${mrn === undefined ? '' : `<resp:ID>${mrn}</resp:ID>`}<resp:VersionID>1</resp:VersionID></resp:Declaration>
</resp:Response>
</md:MetaData>`;
}

/** An Error element; `steps` as `42A`, `68A 2` or, for the last, `79A #112`. */
export function errorElement(code: string, ...steps: string[]): string {
  const pointers = steps.map((step) => {
    const [section, ...rest] = step.split(' ');
    const tag = rest.find((part) => part.startsWith('#'))?.slice(1);
    const sequence = rest.find((part) => !part.startsWith('#'));
    return `<resp:Pointer>${sequence === undefined ? '' : `<resp:SequenceNumeric>${sequence}</resp:SequenceNumeric>`}<resp:DocumentSectionCode>${section}</resp:DocumentSectionCode>${tag === undefined ? '' : `<resp:TagID>${tag}</resp:TagID>`}</resp:Pointer>`;
  });
  return `<resp:Error><resp:ValidationCode>${code}</resp:ValidationCode>${pointers.join('')}</resp:Error>`;
}
