/** The MetaData envelope of every message. */
export const metaDataNamespace = 'urn:wco:datamodel:WCO:DocumentMetaData-DMS:2';
/** A Declaration, as submitted. */
export const declarationNamespace = 'urn:wco:datamodel:WCO:DEC-DMS:2';
/** A DateTimeString inside a Declaration. */
export const declarationDateNamespace = 'urn:wco:datamodel:WCO:Declaration_DS:DMS:2';
/** A Response, as notified. */
export const responseNamespace = 'urn:wco:datamodel:WCO:RES-DMS:2';
/** A DateTimeString inside a Response. */
export const responseDateNamespace = 'urn:wco:datamodel:WCO:Response_DS:DMS:2';
