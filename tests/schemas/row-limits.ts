/**
 * Most rows of each list, written out once by hand from where they were read: the message's own format, or a completion
 * guide for imports and exports; seals and routing countries are asked for in exports alone, and their number is that
 * of the exports service. Every other list takes as many rows as are written.
 */
export const ROW_LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'customs-declaration': {
    CDSItems: 999,
    ConsignmentItems: 999,
    mainPreviousCDSItems: 9999,
    sealNumberItems: 9999,
    routingCodeCountryItems: 99,
  },
  item: {
    PreviousCDSItems: 99,
  },
};

/** Rows above which a list has a warning: numbers published for exports alone, of elements that imports have too. */
export const ADVISED_ROWS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'customs-declaration': {
    mainContainerCDSItems: 9999,
    AdditionalItems: 99,
    GuaranteeItems: 99,
    mainSupplyCDSItems: 99,
  },
  item: {
    PackagesCDSItems: 99,
    AdditionalCDSItems: 99,
    CertificateCDSItems: 99,
    ProcedureCDSItems: 99,
    FiscalCDSItems: 99,
    SupplyCDSItems: 99,
    ContainerCDSItems: 9999,
  },
};
