/**
 * Most rows of each list, written out once by hand from where they were read; every other list has no published
 * number here and takes as many as are written.
 */
export const ROW_LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'customs-declaration': {
    CDSItems: 999,
    ConsignmentItems: 999,
    mainPreviousCDSItems: 9999,
    mainContainerCDSItems: 9999,
    sealNumberItems: 9999,
    AdditionalItems: 99,
    GuaranteeItems: 99,
    routingCodeCountryItems: 99,
    mainSupplyCDSItems: 99,
  },
  item: {
    PackagesCDSItems: 99,
    PreviousCDSItems: 99,
    AdditionalCDSItems: 99,
    CertificateCDSItems: 99,
    ProcedureCDSItems: 99,
    FiscalCDSItems: 99,
    SupplyCDSItems: 99,
    ContainerCDSItems: 9999,
  },
};
