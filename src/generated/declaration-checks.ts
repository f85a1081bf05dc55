// Written by `npm run generate` from schemas/. Do not edit.
import type { DeclarationCheck } from '../engine/declaration-check.ts';

/** Rules that a declaration is judged by before it is sent, beside what its category always needs. */
export const declarationChecks: readonly DeclarationCheck[] = [
 {
  "code": "CDS12052",
  "element": "1/2",
  "severity": "error",
  "expect": {
   "filled": [
    "/additional_dec_type"
   ]
  },
  "at": "/additional_dec_type",
  "text": "The additional declaration type (1/2) is missing; without it customs checks nothing else.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12052"
  }
 },
 {
  "code": "CDS12050",
  "element": "1/10",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "filled": [
    "./req_code"
   ]
  },
  "at": "./req_code",
  "text": "The requested procedure (1/10) is missing; without it customs checks nothing else.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12050"
  }
 },
 {
  "code": "CDS11005",
  "element": "1/10",
  "severity": "error",
  "expect": {
   "oneCategory": true
  },
  "at": "/CDSItems",
  "text": "The procedures (1/10) of the items are of different declaration categories; a declaration has only one.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS11005"
  }
 },
 {
  "code": "CDS11003",
  "element": "1/9",
  "severity": "error",
  "expect": {
   "counts": "/items",
   "list": "/CDSItems"
  },
  "at": "/items",
  "text": "The number of items (1/9) is not that of the goods items.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS11003"
  }
 },
 {
  "code": "CDS11006",
  "element": "6/1",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "notAbove": [
    "./net_mass",
    "./gross_mass"
   ]
  },
  "at": "./net_mass",
  "text": "The net mass (6/1) is above the gross mass (6/5) of the item.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS11006"
  }
 },
 {
  "code": "CDS12057",
  "element": "4/14",
  "severity": "error",
  "expect": {
   "alike": "itemPriceCurr"
  },
  "at": "/CDSItems",
  "text": "The items are priced in different currencies (4/14); one declaration has one invoice currency.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12057"
  }
 },
 {
  "code": "CDS12082",
  "element": "4/11",
  "severity": "error",
  "when": {
   "all": [
    {
     "filled": [
      "/currency_1"
     ]
    },
    {
     "items": "any",
     "hold": {
      "filled": [
       "./itemPriceAmount"
      ]
     }
    }
   ]
  },
  "expect": {
   "items": "all",
   "hold": {
    "same": [
     "/currency",
     "./itemPriceCurr"
    ]
   }
  },
  "at": "/currency",
  "text": "The currency of the invoice total (4/11) is not that of the item prices (4/14).",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12082"
  }
 },
 {
  "code": "CDS12058",
  "element": "6/10",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "when": {
   "rows": "./PackagesCDSItems",
   "where": {
    "number_of_packages": {
     "minLength": 1
    }
   }
  },
  "expect": {
   "rows": "./PackagesCDSItems",
   "where": {
    "number_of_packages": {
     "pattern": "[1-9]"
    }
   }
  },
  "at": "./PackagesCDSItems",
  "text": "No package line of the item has a number above zero (6/10).",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12058"
  }
 },
 {
  "code": "CDS12149",
  "element": "1/11",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "when": {
   "rows": "./ProcedureCDSItems",
   "where": {
    "add_proc": {
     "enum": [
      "000"
     ]
    }
   }
  },
  "expect": {
   "rows": "./ProcedureCDSItems",
   "where": {
    "add_proc": {
     "minLength": 1
    }
   },
   "atMost": 1
  },
  "at": "./ProcedureCDSItems",
  "text": "Additional procedure 000 (1/11) stands alone; no other may stand beside it.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12149"
  }
 },
 {
  "code": "CDS12152",
  "element": "1/11",
  "severity": "error",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./ProcedureCDSItems",
    "where": {
     "add_proc": {
      "enum": [
       "1H7"
      ]
     }
    }
   }
  },
  "expect": {
   "items": "all",
   "hold": {
    "rows": "./ProcedureCDSItems",
    "where": {
     "add_proc": {
      "enum": [
       "1H7"
      ]
     }
    }
   }
  },
  "at": "/CDSItems",
  "text": "Additional procedure 1H7 (1/11) stands on every item or on none.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12152"
  }
 },
 {
  "code": "CDS12145",
  "element": "2/2",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "when": {
   "value": "./req_code",
   "is": {
    "const": "42"
   }
  },
  "expect": {
   "rows": "./AdditionalCDSItems",
   "where": {
    "additionalInfoCode": {
     "const": "NIIMP"
    }
   }
  },
  "at": "./AdditionalCDSItems",
  "text": "Procedure 42 (1/10) needs the statement NIIMP (2/2) on the item.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12145"
  }
 },
 {
  "code": "CDS12146",
  "element": "2/2",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "any": [
    {
     "all": [
      {
       "value": "./req_code",
       "is": {
        "const": "42"
       }
      },
      {
       "rows": "./AdditionalCDSItems",
       "where": {
        "additionalInfoCode": {
         "const": "OSR42"
        }
       }
      }
     ]
    },
    {
     "all": [
      {
       "not": {
        "value": "./req_code",
        "is": {
         "const": "42"
        }
       }
      },
      {
       "not": {
        "rows": "./AdditionalCDSItems",
        "where": {
         "additionalInfoCode": {
          "const": "OSR42"
         }
        }
       }
      }
     ]
    }
   ]
  },
  "at": "./AdditionalCDSItems",
  "text": "Procedure 42 (1/10) and the statement OSR42 (2/2) go together on an item, never one without the other.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12146"
  }
 },
 {
  "code": "CDS12147",
  "element": "2/2",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "not": {
    "rows": "./AdditionalCDSItems",
    "where": {
     "additionalInfoCode": {
      "const": "UVC01"
     }
    }
   }
  },
  "at": "./AdditionalCDSItems",
  "text": "The statement UVC01 (2/2) is for amendments only.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12147"
  }
 },
 {
  "code": "CDS12154",
  "element": "2/3",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "when": {
   "rows": "./AdditionalCDSItems",
   "where": {
    "additionalInfoCode": {
     "enum": [
      "NIIMP",
      "NIDOM",
      "NIEXP"
     ]
    }
   }
  },
  "expect": {
   "not": {
    "rows": "./CertificateCDSItems",
    "where": {
     "doc_code_1": {
      "const": "9"
     },
     "doc_code_3": {
      "const": "99L"
     }
    }
   }
  },
  "at": "./CertificateCDSItems",
  "text": "Document 999L (2/3) cannot stand on an item with NIIMP, NIDOM or NIEXP (2/2).",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12154"
  }
 },
 {
  "code": "CDS12155",
  "element": "2/3",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "rows": "./CertificateCDSItems",
   "where": {
    "doc_code_1": {
     "const": "9"
    },
    "doc_code_3": {
     "const": "99L"
    }
   },
   "atMost": 1
  },
  "at": "./CertificateCDSItems",
  "text": "Document 999L (2/3) stands on an item once at most.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12155"
  }
 },
 {
  "code": "CDS40070",
  "element": "2/2",
  "severity": "error",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./AdditionalCDSItems",
    "where": {
     "additionalInfoCode": {
      "const": "NIIMP"
     }
    }
   }
  },
  "expect": {
   "items": "all",
   "hold": {
    "rows": "./AdditionalCDSItems",
    "where": {
     "additionalInfoCode": {
      "const": "NIIMP"
     }
    }
   }
  },
  "at": "/CDSItems",
  "text": "The statement NIIMP (2/2) stands on every item or on none.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS40070"
  }
 },
 {
  "code": "CDS40071",
  "element": "2/2",
  "severity": "error",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./AdditionalCDSItems",
    "where": {
     "additionalInfoCode": {
      "const": "NIDOM"
     }
    }
   }
  },
  "expect": {
   "items": "all",
   "hold": {
    "rows": "./AdditionalCDSItems",
    "where": {
     "additionalInfoCode": {
      "const": "NIDOM"
     }
    }
   }
  },
  "at": "/CDSItems",
  "text": "The statement NIDOM (2/2) stands on every item or on none.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS40071"
  }
 },
 {
  "code": "CDS40072",
  "element": "2/2",
  "severity": "error",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./AdditionalCDSItems",
    "where": {
     "additionalInfoCode": {
      "const": "NIEXP"
     }
    }
   }
  },
  "expect": {
   "items": "all",
   "hold": {
    "rows": "./AdditionalCDSItems",
    "where": {
     "additionalInfoCode": {
      "const": "NIEXP"
     }
    }
   }
  },
  "at": "/CDSItems",
  "text": "The statement NIEXP (2/2) stands on every item or on none.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS40072"
  }
 },
 {
  "code": "CDS40073",
  "element": "2/2",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "when": {
   "rows": "./AdditionalCDSItems",
   "where": {
    "additionalInfoCode": {
     "const": "NIREM"
    }
   }
  },
  "expect": {
   "any": [
    {
     "rows": "./AdditionalCDSItems",
     "where": {
      "additionalInfoCode": {
       "const": "NIIMP"
      }
     }
    },
    {
     "rows": "./AdditionalCDSItems",
     "where": {
      "additionalInfoCode": {
       "const": "NIDOM"
      }
     }
    }
   ]
  },
  "at": "./AdditionalCDSItems",
  "text": "The statement NIREM (2/2) needs NIIMP or NIDOM on the same item.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS40073"
  }
 },
 {
  "code": "CDS40074",
  "element": "2/2",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "when": {
   "rows": "./AdditionalCDSItems",
   "where": {
    "additionalInfoCode": {
     "const": "NIAID"
    }
   }
  },
  "expect": {
   "any": [
    {
     "rows": "./AdditionalCDSItems",
     "where": {
      "additionalInfoCode": {
       "const": "NIIMP"
      }
     }
    },
    {
     "rows": "./AdditionalCDSItems",
     "where": {
      "additionalInfoCode": {
       "const": "NIDOM"
      }
     }
    }
   ]
  },
  "at": "./AdditionalCDSItems",
  "text": "The statement NIAID (2/2) needs NIIMP or NIDOM on the same item.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS40074"
  }
 },
 {
  "code": "CDS12141",
  "element": "2/2",
  "severity": "error",
  "expect": {
   "not": {
    "all": [
     {
      "items": "any",
      "hold": {
       "rows": "./AdditionalCDSItems",
       "where": {
        "additionalInfoCode": {
         "const": "NIDOM"
        }
       }
      }
     },
     {
      "items": "any",
      "hold": {
       "rows": "./AdditionalCDSItems",
       "where": {
        "additionalInfoCode": {
         "const": "NIIMP"
        }
       }
      }
     }
    ]
   }
  },
  "at": "/CDSItems",
  "text": "The statements NIDOM and NIIMP (2/2) cannot stand in one declaration.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12141"
  }
 },
 {
  "code": "CDS12143",
  "element": "2/2",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "not": {
    "all": [
     {
      "rows": "./AdditionalCDSItems",
      "where": {
       "additionalInfoCode": {
        "const": "NIREM"
       }
      }
     },
     {
      "rows": "./AdditionalCDSItems",
      "where": {
       "additionalInfoCode": {
        "const": "NIAID"
       }
      }
     }
    ]
   }
  },
  "at": "./AdditionalCDSItems",
  "text": "The statements NIREM and NIAID (2/2) cannot stand on one item.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12143"
  }
 },
 {
  "code": "CDS71200",
  "element": "2/3",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "distinct": "./CertificateCDSItems",
   "by": [
    "doc_code_1",
    "doc_code_3",
    "doc_ident"
   ]
  },
  "at": "./CertificateCDSItems",
  "text": "Two documents (2/3) of the item have the same code and identifier.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS71200"
  }
 },
 {
  "code": "CDS12078",
  "element": "4/8",
  "severity": "warning",
  "regime": "import",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./TaxCDSItems",
    "where": {
     "payment_method": {
      "enum": [
       "E",
       "R"
      ]
     }
    }
   }
  },
  "expect": {
   "rows": "/DeferredItems",
   "where": {
    "def_payment_id": {
     "minLength": 1
    }
   }
  },
  "at": "/DeferredItems",
  "text": "A tax line is deferred (4/8 E or R) and no deferment account stands in 2/6: give the account or an immediate method of payment.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12078"
  }
 },
 {
  "code": "CDS12102",
  "element": "4/8",
  "severity": "warning",
  "regime": "import",
  "when": {
   "rows": "/DeferredItems",
   "where": {
    "def_payment_id": {
     "minLength": 1
    }
   }
  },
  "expect": {
   "items": "any",
   "hold": {
    "rows": "./TaxCDSItems",
    "where": {
     "payment_method": {
      "enum": [
       "E",
       "R"
      ]
     }
    }
   }
  },
  "at": "/DeferredItems",
  "text": "A deferment account stands in 2/6 and no tax line is deferred (4/8 E or R).",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12102"
  }
 },
 {
  "code": "CDS12113",
  "element": "8/2",
  "severity": "warning",
  "when": {
   "all": [
    {
     "rows": "/AdditionalItems",
     "where": {
      "auth_type_code": {
       "const": "CGU"
      }
     }
    },
    {
     "not": {
      "items": "any",
      "hold": {
       "rows": "./CertificateCDSItems",
       "where": {
        "doc_code_1": {
         "const": "C"
        },
        "doc_code_3": {
         "const": "505"
        },
        "doc_ident": {
         "pattern": "^[A-Z]{2}CGU[Gg]uarantee"
        }
       }
      }
     }
    }
   ]
  },
  "expect": {
   "rows": "/GuaranteeItems",
   "where": {
    "guarantee_type": {
     "enum": [
      "0",
      "1"
     ]
    }
   }
  },
  "at": "/GuaranteeItems",
  "text": "The authorisation CGU (3/39) needs a guarantee of type 0 or 1 (8/2), unless document C505 says that none is required.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12113"
  }
 },
 {
  "code": "CDS12148",
  "element": "4/8",
  "severity": "warning",
  "regime": "import",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./CertificateCDSItems",
    "where": {
     "doc_code_1": {
      "const": "C"
     },
     "doc_code_3": {
      "const": "506"
     }
    }
   }
  },
  "expect": {
   "items": "any",
   "hold": {
    "rows": "./TaxCDSItems",
    "where": {
     "payment_method": {
      "enum": [
       "E",
       "R"
      ]
     }
    }
   }
  },
  "at": "/CDSItems",
  "text": "Document C506 (2/3) goes with a deferred payment, and no tax line is deferred (4/8 E or R).",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12148"
  }
 },
 {
  "code": "CDS12081",
  "element": "3/2",
  "severity": "error",
  "regime": "import",
  "categories": [
   "H1",
   "H5"
  ],
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/importer_number"
      ]
     },
     {
      "value": "/exporter_number",
      "is": {
       "minLength": 1
      }
     },
     {
      "same": [
       "/exporter_number",
       "/importer_number"
      ]
     }
    ]
   }
  },
  "at": "/exporter_number",
  "text": "Importer (3/16) and exporter (3/2) are the same party.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12081"
  }
 },
 {
  "code": "CDS12117",
  "element": "3/27",
  "severity": "error",
  "regime": "import",
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/importer_number"
      ]
     },
     {
      "filled": [
       "/buyer_number"
      ]
     },
     {
      "same": [
       "/buyer_number",
       "/importer_number"
      ]
     }
    ]
   }
  },
  "at": "/buyer_number",
  "text": "Importer (3/16) and buyer (3/27) are the same party: leave the buyer blank.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12117"
  }
 },
 {
  "code": "CDS12092",
  "element": "3/25",
  "severity": "error",
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/seller_number"
      ]
     },
     {
      "filled": [
       "/exporter_number"
      ]
     },
     {
      "same": [
       "/seller_number",
       "/exporter_number"
      ]
     }
    ]
   }
  },
  "at": "/seller_number",
  "text": "Seller (3/25) and exporter (3/2) are the same party: leave the seller blank.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12092"
  }
 },
 {
  "code": "CDS12091",
  "element": "3/10",
  "severity": "error",
  "regime": "export",
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/consignee_number"
      ]
     },
     {
      "filled": [
       "/exporter_number"
      ]
     },
     {
      "same": [
       "/consignee_number",
       "/exporter_number"
      ]
     }
    ]
   }
  },
  "at": "/consignee_number",
  "text": "Consignee (3/10) and exporter (3/2) are the same party.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12091"
  }
 },
 {
  "code": "CDS12084",
  "element": "3/9",
  "severity": "error",
  "regime": "export",
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/consignee"
      ]
     },
     {
      "filled": [
       "/consignee_number"
      ]
     }
    ]
   }
  },
  "at": "/consignee",
  "text": "The consignee is given by name (3/9) or by identification (3/10), not by both.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12084"
  }
 },
 {
  "code": "CDS12086",
  "element": "3/31",
  "severity": "error",
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/carrier"
      ]
     },
     {
      "filled": [
       "/carrier_number"
      ]
     }
    ]
   }
  },
  "at": "/carrier",
  "text": "The carrier is given by name (3/31) or by identification (3/32), not by both.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12086"
  }
 },
 {
  "code": "CDS12108",
  "element": "2/1",
  "severity": "error",
  "regime": "export",
  "expect": {
   "any": [
    {
     "rows": "/mainPreviousCDSItems",
     "where": {
      "import_prev_doc": {
       "const": "DCR"
      },
      "prevTransactionRef": {
       "minLength": 1
      }
     }
    },
    {
     "filled": [
      "/ref_general"
     ]
    },
    {
     "items": "any",
     "hold": {
      "rows": "./PreviousCDSItems",
      "where": {
       "import_prev_doc": {
        "const": "DCR"
       },
       "prevTransactionRef": {
        "minLength": 1
       }
      }
     }
    }
   ]
  },
  "at": "/mainPreviousCDSItems",
  "text": "The DUCR is missing: an export names it as a previous document DCR (2/1), in the declaration or on an item.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12108"
  }
 },
 {
  "code": "CDS12132",
  "element": "2/1",
  "severity": "error",
  "each": [
   "mainPreviousCDSItems"
  ],
  "when": {
   "value": "./import_prev_doc",
   "is": {
    "const": "DCR"
   }
  },
  "expect": {
   "value": "./prevTransactionRef",
   "is": {
    "pattern": "^$|^[0-9][A-Z]{2}[0-9A-Z]{1,15}-[0-9A-Z()-]{1,19}$"
   }
  },
  "at": "./prevTransactionRef",
  "text": "A DUCR (previous document DCR, 2/1) is one digit for the year, an EORI number, a hyphen and a reference of digits, capitals, hyphens and brackets.",
  "source": {
   "title": "HMRC, simplified customs declaration process: Declaration Unique Consignment References",
   "url": "https://www.gov.uk/guidance/simplified-customs-declaration-process/declaration-unique-consignment-references",
   "date": "2026-03-27",
   "dated": "copied",
   "extent": "opening",
   "section": "DUCR"
  }
 },
 {
  "code": "CDS12132.item",
  "element": "2/1",
  "severity": "error",
  "each": [
   "CDSItems",
   "PreviousCDSItems"
  ],
  "when": {
   "value": "./import_prev_doc",
   "is": {
    "const": "DCR"
   }
  },
  "expect": {
   "value": "./prevTransactionRef",
   "is": {
    "pattern": "^$|^[0-9][A-Z]{2}[0-9A-Z]{1,15}-[0-9A-Z()-]{1,19}$"
   }
  },
  "at": "./prevTransactionRef",
  "text": "A DUCR (previous document DCR, 2/1) is one digit for the year, an EORI number, a hyphen and a reference of digits, capitals, hyphens and brackets.",
  "source": {
   "title": "HMRC, simplified customs declaration process: Declaration Unique Consignment References",
   "url": "https://www.gov.uk/guidance/simplified-customs-declaration-process/declaration-unique-consignment-references",
   "date": "2026-03-27",
   "dated": "copied",
   "extent": "opening",
   "section": "DUCR"
  }
 },
 {
  "code": "CDS12137",
  "element": "2/1",
  "severity": "error",
  "expect": {
   "rows": "/mainPreviousCDSItems",
   "where": {
    "import_prev_doc": {
     "const": "MCR"
    }
   },
   "atMost": 1
  },
  "at": "/mainPreviousCDSItems",
  "text": "The declaration has one MUCR (previous document MCR, 2/1) at most.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12137"
  }
 },
 {
  "code": "CDS12110",
  "element": "8/1",
  "severity": "warning",
  "regime": "import",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "./quota"
      ]
     },
     {
      "value": "./preference",
      "is": {
       "pattern": "^[1-4](00|40)$"
      }
     }
    ]
   }
  },
  "at": "./quota",
  "text": "A quota order number (8/1) cannot stand with this preference (4/17).",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12110"
  }
 },
 {
  "code": "CDS12144",
  "element": "8/1",
  "severity": "warning",
  "regime": "import",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "not": {
    "value": "./quota",
    "is": {
     "pattern": "^09"
    }
   }
  },
  "at": "./quota",
  "text": "Quota order numbers that begin with 09 are the EU's; an import into the UK takes none (8/1).",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12144"
  }
 },
 {
  "code": "CDS12111",
  "element": "4/6",
  "severity": "error",
  "each": [
   "CDSItems",
   "TaxCDSItems"
  ],
  "when": {
   "filled": [
    "./tax_amount"
   ]
  },
  "expect": {
   "value": "./tax_currency",
   "is": {
    "enum": [
     "GBP",
     ""
    ]
   }
  },
  "at": "./tax_currency",
  "text": "A tax amount (4/6) is declared in GBP.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12111"
  }
 },
 {
  "code": "CDS12111.total",
  "element": "4/7",
  "severity": "error",
  "each": [
   "CDSItems",
   "TaxCDSItems"
  ],
  "when": {
   "filled": [
    "./tax_total"
   ]
  },
  "expect": {
   "value": "./tax_total_currency",
   "is": {
    "enum": [
     "GBP",
     ""
    ]
   }
  },
  "at": "./tax_total_currency",
  "text": "A tax total (4/7) is declared in GBP.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12111"
  }
 },
 {
  "code": "CDS12112",
  "element": "4/9",
  "severity": "warning",
  "regime": "import",
  "when": {
   "value": "/placeOfLoading",
   "is": {
    "pattern": "^[A-Z]{3}$"
   }
  },
  "expect": {
   "any": [
    {
     "rows": "/mainAdjustmentCDSItems",
     "where": {
      "deduction_type": {
       "enum": [
        "AR",
        "AS",
        "BR",
        "BS"
       ]
      }
     }
    },
    {
     "items": "any",
     "hold": {
      "rows": "./AdjustmentCDSItems",
      "where": {
       "deduction_type": {
        "enum": [
         "AR",
         "AS",
         "BR",
         "BS"
        ]
       }
      }
     }
    }
   ]
  },
  "at": "/mainAdjustmentCDSItems",
  "text": "An airport of loading (5/21) needs an addition or deduction for air freight: AR, AS, BR or BS in 4/9.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12112"
  }
 },
 {
  "code": "CDS12135",
  "element": "5/14",
  "severity": "error",
  "regime": "import",
  "categories": [
   "H3",
   "H4",
   "H5"
  ],
  "expect": {
   "any": [
    {
     "filled": [
      "/dispatch_country_code"
     ]
    },
    {
     "items": "all",
     "hold": {
      "filled": [
       "./disp_code"
      ]
     }
    }
   ]
  },
  "at": "/dispatch_country_code",
  "text": "The country of dispatch or export (5/14) is missing in the declaration and on items.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12135"
  }
 },
 {
  "code": "CDS12071.5-14",
  "element": "5/14",
  "severity": "error",
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/dispatch_country_code"
      ]
     },
     {
      "items": "any",
      "hold": {
       "filled": [
        "./disp_code"
       ]
      }
     }
    ]
   }
  },
  "at": "/dispatch_country_code",
  "text": "The country of dispatch (5/14) stands in the declaration or on items, not in both.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12071"
  }
 },
 {
  "code": "CDS12071.5-8",
  "element": "5/8",
  "severity": "error",
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/destination_country_code"
      ]
     },
     {
      "items": "any",
      "hold": {
       "filled": [
        "./dest_code"
       ]
      }
     }
    ]
   }
  },
  "at": "/destination_country_code",
  "text": "The country of destination (5/8) stands in the declaration or on items, not in both.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12071"
  }
 },
 {
  "code": "CDS12071.8-5",
  "element": "8/5",
  "severity": "error",
  "expect": {
   "not": {
    "all": [
     {
      "filled": [
       "/nature_of_transaction"
      ]
     },
     {
      "items": "any",
      "hold": {
       "filled": [
        "./nature_of_transaction"
       ]
      }
     }
    ]
   }
  },
  "at": "/nature_of_transaction",
  "text": "The nature of transaction (8/5) stands in the declaration or on items, not in both.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12071"
  }
 },
 {
  "code": "CDS12109",
  "element": "4/15",
  "severity": "warning",
  "when": {
   "all": [
    {
     "filled": [
      "/exchangeRate"
     ]
    },
    {
     "filled": [
      "/currency_1"
     ]
    }
   ]
  },
  "expect": {
   "value": "/currency",
   "is": {
    "const": "GBP"
   }
  },
  "at": "/exchangeRate",
  "text": "A fixed exchange rate (4/15) goes with an invoice total in GBP.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12109"
  }
 },
 {
  "code": "CDS12123.6-1",
  "element": "6/1",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "value": "./net_mass",
   "is": {
    "pattern": "^$|[1-9]"
   }
  },
  "at": "./net_mass",
  "text": "The net mass (6/1) must be above zero.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12123"
  }
 },
 {
  "code": "CDS12123.6-5",
  "element": "6/5",
  "severity": "error",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "value": "./gross_mass",
   "is": {
    "pattern": "^$|[1-9]"
   }
  },
  "at": "./gross_mass",
  "text": "The gross mass (6/5) must be above zero.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12123"
  }
 },
 {
  "code": "CDS12139",
  "element": "2/2",
  "severity": "warning",
  "regime": "import",
  "categories": [
   "H1",
   "H5"
  ],
  "each": [
   "CDSItems"
  ],
  "when": {
   "rows": "./TaxCDSItems",
   "where": {
    "tax_amount": {
     "minLength": 1
    }
   }
  },
  "expect": {
   "any": [
    {
     "rows": "./AdditionalCDSItems",
     "where": {
      "additionalInfoCode": {
       "const": "OVR01"
      }
     }
    },
    {
     "rows": "/mainAdditionalCDSItems",
     "where": {
      "additionalInfoCode": {
       "const": "OVR01"
      }
     }
    }
   ]
  },
  "at": "./AdditionalCDSItems",
  "text": "A tax amount entered by hand (4/6 or 4/7) needs the statement OVR01 (2/2) on the item.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS12139"
  }
 },
 {
  "code": "CDS77000",
  "element": "2/3",
  "severity": "warning",
  "each": [
   "CDSItems",
   "CertificateCDSItems"
  ],
  "when": {
   "all": [
    {
     "filled": [
      "./doc_code_1"
     ]
    },
    {
     "not": {
      "value": "./doc_code_1",
      "is": {
       "enum": [
        "Y",
        "9"
       ]
      }
     }
    },
    {
     "not": {
      "value": "./doc_status",
      "is": {
       "pattern": "^[UX]"
      }
     }
    }
   ]
  },
  "expect": {
   "filled": [
    "./doc_ident"
   ]
  },
  "at": "./doc_ident",
  "text": "The document (2/3) has no identifier, and its status does not say that it is not there or not required.",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS77000"
  }
 },
 {
  "code": "CDS77001",
  "element": "8/7",
  "severity": "error",
  "each": [
   "CDSItems",
   "CertificateCDSItems"
  ],
  "when": {
   "filled": [
    "./qualifier"
   ]
  },
  "expect": {
   "filled": [
    "./quantity_wo"
   ]
  },
  "at": "./quantity_wo",
  "text": "A document with a unit of measure needs the quantity written off (2/3, 8/7).",
  "source": {
   "title": "HMRC, list of CDS error codes (customs-declare-exports-frontend)",
   "url": "https://github.com/hmrc/customs-declare-exports-frontend",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDS77001"
  }
 },
 {
  "code": "IM-1/1",
  "element": "1/1",
  "severity": "error",
  "regime": "import",
  "expect": {
   "value": "/declaration_type",
   "is": {
    "enum": [
     "IM",
     "CO",
     ""
    ]
   }
  },
  "at": "/declaration_type",
  "text": "The declaration type (1/1) of an import is IM or CO.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 1: message information",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-1-message-information-including-procedure-codes",
   "date": "2024-12-18",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 1/1"
  }
 },
 {
  "code": "EX-1/1",
  "element": "1/1",
  "severity": "error",
  "regime": "export",
  "expect": {
   "value": "/declaration_type",
   "is": {
    "enum": [
     "EX",
     "CO",
     ""
    ]
   }
  },
  "at": "/declaration_type",
  "text": "The declaration type (1/1) of an export is EX or CO.",
  "source": {
   "title": "CDS volume 3, export completion guide, group 1: message information",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-1-message-information-including-procedure-codes",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 1/1"
  }
 },
 {
  "code": "IM-2/1.MCR",
  "element": "2/1",
  "severity": "error",
  "regime": "import",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "not": {
    "rows": "./PreviousCDSItems",
    "where": {
     "import_prev_doc": {
      "const": "MCR"
     }
    }
   }
  },
  "at": "./PreviousCDSItems",
  "text": "An inventory reference (previous document MCR, 2/1) stands in the declaration, not on an item.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 2: references and documents",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-2-references-of-messages-document-certificates-and-authorisations",
   "date": "2024-12-23",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 2/1"
  }
 },
 {
  "code": "IM-3/19",
  "element": "3/19",
  "severity": "error",
  "regime": "import",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./AdditionalCDSItems",
    "where": {
     "additionalInfoCode": {
      "const": "00500"
     }
    }
   }
  },
  "expect": {
   "not": {
    "filled": [
     "/representative",
     "/representative_number"
    ]
   }
  },
  "at": "/representative_number",
  "text": "Who declares for himself (00500 in 2/2) names no representative (3/19 to 3/21).",
  "source": {
   "title": "CDS volume 3, import completion guide, group 3: parties",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
   "date": "2026-06-02",
   "dated": "copied",
   "extent": "quoted",
   "section": "Self-representation"
  }
 },
 {
  "code": "IM-3/40",
  "element": "2/3",
  "severity": "warning",
  "regime": "import",
  "categories": [
   "H7"
  ],
  "each": [
   "CDSItems"
  ],
  "when": {
   "any": [
    {
     "rows": "./FiscalCDSItems",
     "where": {
      "fiscal_ident_code": {
       "const": "FR5"
      }
     }
    },
    {
     "rows": "/mainFiscalCDSItems",
     "where": {
      "fiscal_ident_code": {
       "const": "FR5"
      }
     }
    }
   ]
  },
  "expect": {
   "rows": "./CertificateCDSItems",
   "where": {
    "doc_code_1": {
     "const": "C"
    },
    "doc_code_3": {
     "const": "715"
    }
   }
  },
  "at": "./CertificateCDSItems",
  "text": "A VAT number of the import one-stop shop (FR5 in 3/40) needs document C715 (2/3) on the item.",
  "source": {
   "title": "HMRC manual on CDS volume 3, CDSSG12120: declaring document codes",
   "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg12120",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "whole",
   "section": "CDSSG12120"
  }
 },
 {
  "code": "IM-4/1",
  "element": "4/1",
  "severity": "error",
  "regime": "import",
  "categories": [
   "H1"
  ],
  "when": {
   "items": "any",
   "hold": {
    "value": "./valuation_method",
    "is": {
     "const": "1"
    }
   }
  },
  "expect": {
   "filled": [
    "/incoterm_code"
   ]
  },
  "at": "/incoterm_code",
  "text": "The delivery terms (4/1) are missing in the declaration: valuation method 1 (4/16) needs them.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 4: valuation and taxes",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-4-valuation-information-and-taxes",
   "date": "2026-05-31",
   "dated": "copied",
   "extent": "quoted",
   "section": "DE 4/1"
  }
 },
 {
  "code": "IM-4/1.place",
  "element": "4/1",
  "severity": "error",
  "regime": "import",
  "when": {
   "filled": [
    "/incoterm_code"
   ]
  },
  "expect": {
   "filled": [
    "/unlocode",
    "/delivery_place",
    "/delivery_country_relation"
   ]
  },
  "at": "/unlocode",
  "text": "The place of the delivery terms (4/1) is missing in the declaration: they name the place up to which they hold.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 4: valuation and taxes",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-4-valuation-information-and-taxes",
   "date": "2026-05-31",
   "dated": "copied",
   "extent": "quoted",
   "section": "DE 4/1"
  }
 },
 {
  "code": "IM-4/8.G",
  "element": "4/8",
  "severity": "error",
  "regime": "import",
  "each": [
   "CDSItems",
   "TaxCDSItems"
  ],
  "expect": {
   "not": {
    "value": "./payment_method",
    "is": {
     "const": "G"
    }
   }
  },
  "at": "./payment_method",
  "text": "Method of payment G (4/8) is no longer used.",
  "source": {
   "title": "CDS volume 3, appendix 9: methods of payment (4/8)",
   "url": "https://www.gov.uk/government/publications/method-of-payment-codes-for-data-element-48-of-the-customs-declaration-service",
   "date": "2024-09-29",
   "dated": "updated",
   "extent": "whole",
   "section": "Details"
  }
 },
 {
  "code": "IM-4/8.every",
  "element": "4/8",
  "severity": "error",
  "regime": "import",
  "each": [
   "CDSItems"
  ],
  "when": {
   "items": "any",
   "hold": {
    "rows": "./TaxCDSItems",
    "where": {
     "payment_method": {
      "enum": [
       "A",
       "B",
       "C",
       "H",
       "M",
       "Z"
      ]
     }
    }
   }
  },
  "expect": {
   "rows": "./TaxCDSItems",
   "where": {
    "payment_method": {
     "minLength": 1
    }
   }
  },
  "at": "./TaxCDSItems",
  "text": "The method of payment (4/8) is missing on the item: another item is paid immediately (A, B, C, H, M or Z), so every item needs one.",
  "source": {
   "title": "CDS volume 3, appendix 9: methods of payment (4/8)",
   "url": "https://www.gov.uk/government/publications/method-of-payment-codes-for-data-element-48-of-the-customs-declaration-service",
   "date": "2024-09-29",
   "dated": "updated",
   "extent": "whole",
   "section": "Details"
  }
 },
 {
  "code": "IM-4/17",
  "element": "4/17",
  "severity": "error",
  "regime": "import",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "not": {
    "value": "./preference",
    "is": {
     "enum": [
      "215",
      "218",
      "250",
      "318",
      "350",
      "500"
     ]
    }
   }
  },
  "at": "./preference",
  "text": "This preference (4/17) is not in use.",
  "source": {
   "title": "CDS volume 3, appendix 12: preference (4/17)",
   "url": "https://www.gov.uk/government/publications/preference-codes-for-data-element-417-of-the-customs-declaration-service",
   "date": "2022-12-09",
   "dated": "updated",
   "extent": "whole",
   "section": "Details"
  }
 },
 {
  "code": "IM-5/8",
  "element": "5/8",
  "severity": "error",
  "regime": "import",
  "expect": {
   "not": {
    "all": [
     {
      "items": "any",
      "hold": {
       "value": "./req_code",
       "is": {
        "enum": [
         "42",
         "01"
        ]
       }
      }
     },
     {
      "value": "/destination_country_code",
      "is": {
       "enum": [
        "GB",
        "IM"
       ]
      }
     }
    ]
   }
  },
  "at": "/destination_country_code",
  "text": "With procedure 42 or 01 the country of destination (5/8) is the country supplied, never GB or IM.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole",
   "section": "DE 5/8"
  }
 },
 {
  "code": "EX-5/12.form",
  "element": "5/12",
  "severity": "error",
  "regime": "export",
  "expect": {
   "value": "/office_of_exit",
   "is": {
    "pattern": "^$|^[A-Z]{2}[A-Z0-9]{6}$"
   }
  },
  "at": "/office_of_exit",
  "text": "A customs office (5/12) has eight characters, the first two its country.",
  "source": {
   "title": "CDS volume 3, export completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 5/12"
  }
 },
 {
  "code": "IM-5/14",
  "element": "5/14",
  "severity": "error",
  "regime": "import",
  "expect": {
   "not": {
    "value": "/dispatch_country_code",
    "is": {
     "const": "EU"
    }
   }
  },
  "at": "/dispatch_country_code",
  "text": "EU is no country of dispatch (5/14): give the member state.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole",
   "section": "DE 5/14"
  }
 },
 {
  "code": "IM-5/15",
  "element": "5/15",
  "severity": "warning",
  "regime": "import",
  "categories": [
   "H1",
   "H2",
   "H3",
   "H4",
   "H5"
  ],
  "each": [
   "CDSItems"
  ],
  "expect": {
   "any": [
    {
     "filled": [
      "./country_origin"
     ]
    },
    {
     "rows": "./OriginCDSItems",
     "where": {
      "origin_type": {
       "const": "1"
      }
     }
    }
   ]
  },
  "at": "./country_origin",
  "text": "The country of origin (5/15) is missing: every item has one.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole",
   "section": "DE 5/15"
  }
 },
 {
  "code": "IM-5/16",
  "element": "5/16",
  "severity": "error",
  "regime": "import",
  "categories": [
   "H1",
   "H3",
   "H4",
   "H5"
  ],
  "each": [
   "CDSItems"
  ],
  "when": {
   "value": "./preference",
   "is": {
    "pattern": "^[2-4]"
   }
  },
  "expect": {
   "any": [
    {
     "filled": [
      "./country_pref_origin"
     ]
    },
    {
     "rows": "./OriginCDSItems",
     "where": {
      "origin_type": {
       "const": "2"
      }
     }
    }
   ]
  },
  "at": "./country_pref_origin",
  "text": "The country of preferential origin (5/16) is missing on the item: this preference (4/17) needs it.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole",
   "section": "DE 5/16"
  }
 },
 {
  "code": "IM-5/21",
  "element": "5/21",
  "severity": "error",
  "regime": "import",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./ProcedureCDSItems",
    "where": {
     "add_proc": {
      "enum": [
       "E01",
       "E02",
       "1SV"
      ]
     }
    }
   }
  },
  "expect": {
   "not": {
    "filled": [
     "/placeOfLoading"
    ]
   }
  },
  "at": "/placeOfLoading",
  "text": "A place of loading (5/21) never goes with additional procedure E01, E02 or 1SV.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole",
   "section": "DE 5/21"
  }
 },
 {
  "code": "IM-5/23",
  "element": "5/23",
  "severity": "error",
  "regime": "import",
  "expect": {
   "value": "/location_goods",
   "is": {
    "pattern": "^$|^[A-Z]{2}[A-D][UY]."
   }
  },
  "at": "/location_goods",
  "text": "The location of goods (5/23) is country, type A to D, qualifier U or Y and identification.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole",
   "section": "DE 5/23"
  }
 },
 {
  "code": "IM-5/26",
  "element": "5/26",
  "severity": "error",
  "regime": "import",
  "expect": {
   "value": "/presentation_office",
   "is": {
    "pattern": "^$|^[A-Z]{2}[A-Z0-9]{6}$"
   }
  },
  "at": "/presentation_office",
  "text": "A customs office (5/26) has eight characters, the first two its country.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole",
   "section": "DE 5/26"
  }
 },
 {
  "code": "IM-5/27",
  "element": "5/27",
  "severity": "error",
  "regime": "import",
  "expect": {
   "value": "/supervising_custom",
   "is": {
    "pattern": "^$|^[A-Z]{2}[A-Z0-9]{6}$"
   }
  },
  "at": "/supervising_custom",
  "text": "A customs office (5/27) has eight characters, the first two its country.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "whole",
   "section": "DE 5/27"
  }
 },
 {
  "code": "IM-6/14",
  "element": "6/14",
  "severity": "error",
  "regime": "import",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "value": "./commodityCode",
   "is": {
    "pattern": "^$|^[0-9]{8}"
   }
  },
  "at": "./commodityCode",
  "text": "The commodity code (6/14) has eight digits at least.",
  "source": {
   "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
   "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "opening",
   "section": "Data element 6/14"
  }
 },
 {
  "code": "IM-6/15",
  "element": "6/15",
  "severity": "error",
  "regime": "import",
  "categories": [
   "H1"
  ],
  "each": [
   "CDSItems"
  ],
  "expect": {
   "value": "./commodityCode",
   "is": {
    "pattern": "^$|^[0-9]{10}"
   }
  },
  "at": "./commodityCode",
  "text": "The commodity code has ten digits (6/14 and 6/15) on an import.",
  "source": {
   "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
   "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "opening",
   "section": "Data element 6/15"
  }
 },
 {
  "code": "EX-6/14",
  "element": "6/14",
  "severity": "error",
  "regime": "export",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "value": "./commodityCode",
   "is": {
    "pattern": "^$|^[0-9]{8}"
   }
  },
  "at": "./commodityCode",
  "text": "The commodity code (6/14) has eight digits.",
  "source": {
   "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
   "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "opening",
   "section": "Data element 6/14"
  }
 },
 {
  "code": "EX-6/15",
  "element": "6/15",
  "severity": "warning",
  "regime": "export",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "value": "./commodityCode",
   "is": {
    "pattern": "^$|^[0-9]{0,8}$"
   }
  },
  "at": "./commodityCode",
  "text": "An export has the first eight digits of the commodity code only (6/14); digits 9 and 10 are for imports.",
  "source": {
   "title": "HMRC manual on CDS volume 3, CDSSG08010: declaring the commodity code",
   "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg08010",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "opening",
   "section": "Data element 6/15"
  }
 },
 {
  "code": "IM-6/12",
  "element": "6/12",
  "severity": "error",
  "regime": "import",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "not": {
    "filled": [
     "./DangerousCDSItems"
    ]
   }
  },
  "at": "./DangerousCDSItems",
  "text": "A UN dangerous goods code (6/12) is for exports only.",
  "source": {
   "title": "HMRC manual on CDS volume 3, CDSSG04240: the commodity code and the declaration",
   "url": "https://www.gov.uk/hmrc-internal-manuals/customs-cds-volume-3-tariff-step-by-step-guide/cdssg04240",
   "date": "2026-11-21",
   "dated": "read",
   "extent": "opening",
   "section": "CDSSG04240"
  }
 },
 {
  "code": "IM-7/4",
  "element": "7/4",
  "severity": "error",
  "types": [
   "Y",
   "Z"
  ],
  "regime": "import",
  "expect": {
   "filled": [
    "/transportMode"
   ]
  },
  "at": "/transportMode",
  "text": "The mode of transport at the border (7/4) is missing: a supplementary declaration always has it.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "quoted",
   "section": "DE 7/4"
  }
 },
 {
  "code": "IM-7/5",
  "element": "7/5",
  "severity": "error",
  "regime": "import",
  "expect": {
   "not": {
    "value": "/inlandMode",
    "is": {
     "const": "6"
    }
   }
  },
  "at": "/inlandMode",
  "text": "The inland mode of transport (7/5) is never 6.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "quoted",
   "section": "DE 7/5"
  }
 },
 {
  "code": "IM-7/9",
  "element": "7/9",
  "severity": "error",
  "regime": "import",
  "when": {
   "value": "/transportMode",
   "is": {
    "const": "6"
   }
  },
  "expect": {
   "value": "/arrival_type",
   "is": {
    "enum": [
     "20",
     "30",
     ""
    ]
   }
  },
  "at": "/arrival_type",
  "text": "With roll-on roll-off (6 in 7/4) the means of transport on arrival (7/9) is of kind 20 or 30.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "quoted",
   "section": "DE 7/9"
  }
 },
 {
  "code": "IM-7/10",
  "element": "7/10",
  "severity": "warning",
  "regime": "import",
  "when": {
   "value": "/container_flag",
   "is": {
    "const": "0"
   }
  },
  "expect": {
   "not": {
    "any": [
     {
      "filled": [
       "/mainContainerCDSItems"
      ]
     },
     {
      "items": "any",
      "hold": {
       "filled": [
        "./ContainerCDSItems"
       ]
      }
     }
    ]
   }
  },
  "at": "/mainContainerCDSItems",
  "text": "Goods that are not in a container (7/2 is 0) have no container number (7/10).",
  "source": {
   "title": "CDS volume 3, import completion guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "quoted",
   "section": "DE 7/10"
  }
 },
 {
  "code": "IM-7/15",
  "element": "7/15",
  "severity": "error",
  "regime": "import",
  "expect": {
   "not": {
    "value": "/active_transport_nationality",
    "is": {
     "const": "EU"
    }
   }
  },
  "at": "/active_transport_nationality",
  "text": "EU is no nationality of a means of transport (7/15).",
  "source": {
   "title": "CDS volume 3, import completion guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-7-transport-information-modes-means-and-equipment",
   "date": "2026-05-27",
   "dated": "copied",
   "extent": "quoted",
   "section": "DE 7/15"
  }
 },
 {
  "code": "IM-8/1",
  "element": "8/1",
  "severity": "error",
  "regime": "import",
  "each": [
   "CDSItems"
  ],
  "expect": {
   "value": "./quota",
   "is": {
    "pattern": "^$|^.{6}$"
   }
  },
  "at": "./quota",
  "text": "A quota order number (8/1) has six characters.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 8: statistics, guarantees, tariff",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
   "date": "2024-12-18",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 8/1"
  }
 },
 {
  "code": "EX-4/2",
  "element": "4/2",
  "severity": "error",
  "types": [
   "Y",
   "Z"
  ],
  "regime": "export",
  "expect": {
   "not": {
    "filled": [
     "/transport_charges_method"
    ]
   }
  },
  "at": "/transport_charges_method",
  "text": "Transport charges (4/2) never stand on a supplementary declaration.",
  "source": {
   "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 4/2"
  }
 },
 {
  "code": "EX-8/6",
  "element": "8/6",
  "severity": "error",
  "regime": "export",
  "each": [
   "CDSItems"
  ],
  "when": {
   "filled": [
    "./statistic_value"
   ]
  },
  "expect": {
   "value": "./statistic_currency",
   "is": {
    "enum": [
     "GBP",
     ""
    ]
   }
  },
  "at": "./statistic_currency",
  "text": "The statistical value (8/6) is in GBP.",
  "source": {
   "title": "CDS volume 3, export completion guide, group 4: valuation and taxes",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-4-valuation-information-and-taxes",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 4/10"
  }
 },
 {
  "code": "IM-1/1.H7",
  "element": "1/1",
  "severity": "error",
  "regime": "import",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./ProcedureCDSItems",
    "where": {
     "add_proc": {
      "enum": [
       "1H7"
      ]
     }
    }
   }
  },
  "expect": {
   "value": "/declaration_type",
   "is": {
    "enum": [
     "IM",
     ""
    ]
   }
  },
  "at": "/declaration_type",
  "text": "A declaration of goods of low value (1H7 in 1/11) has the declaration type IM (1/1).",
  "source": {
   "title": "CDS volume 3, import completion guide, group 1: message information",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-1-message-information-including-procedure-codes",
   "date": "2024-12-18",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 1/1"
  }
 },
 {
  "code": "IM-1/2.H7",
  "element": "1/2",
  "severity": "error",
  "regime": "import",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./ProcedureCDSItems",
    "where": {
     "add_proc": {
      "enum": [
       "1H7"
      ]
     }
    }
   }
  },
  "expect": {
   "value": "/additional_dec_type",
   "is": {
    "enum": [
     "A",
     "D",
     ""
    ]
   }
  },
  "at": "/additional_dec_type",
  "text": "A declaration of goods of low value (1H7 in 1/11) has the additional declaration type A or D (1/2).",
  "source": {
   "title": "CDS volume 3, import completion guide, group 1: message information",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-1-message-information-including-procedure-codes",
   "date": "2024-12-18",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 1/2"
  }
 },
 {
  "code": "IM-1/11.53",
  "element": "1/11",
  "severity": "warning",
  "regime": "import",
  "categories": [
   "H3"
  ],
  "each": [
   "CDSItems"
  ],
  "when": {
   "value": "./req_code",
   "is": {
    "const": "53"
   }
  },
  "expect": {
   "rows": "./ProcedureCDSItems",
   "where": {
    "add_proc": {
     "pattern": "^(D(0[1-9]|1[0-35-9]|2[0-9]|30|51)|F15)$"
    }
   }
  },
  "at": "./ProcedureCDSItems",
  "text": "The additional procedure (1/11) that says why the goods are temporarily admitted is missing on the item: procedure 53 needs D01 to D13, D15 to D30 or D51.",
  "source": {
   "title": "CDS volume 3, appendix 1: procedure 53, entry to temporary admission",
   "url": "https://www.gov.uk/government/publications/appendix-1-de-110-requested-and-previous-procedure-codes-of-the-customs-declaration-service-cds/requested-procedure-53-entry-to-temporary-admission",
   "date": "2024-10-07",
   "dated": "updated",
   "extent": "opening",
   "section": "Notes"
  }
 },
 {
  "code": "IM-2/7",
  "element": "2/7",
  "severity": "error",
  "regime": "import",
  "categories": [
   "H1",
   "I1 C&F"
  ],
  "when": {
   "items": "any",
   "hold": {
    "any": [
     {
      "value": "./req_code",
      "is": {
       "const": "07"
      }
     },
     {
      "value": "./prev_code",
      "is": {
       "enum": [
        "07",
        "71",
        "78"
       ]
      }
     }
    ]
   }
  },
  "expect": {
   "filled": [
    "/warehouse_type",
    "/warehouse_ident"
   ]
  },
  "at": "/warehouse_type",
  "text": "The warehouse (2/7) is missing in the declaration: goods go into an excise warehouse or come out of an excise or customs warehouse or a free zone (1/10).",
  "source": {
   "title": "CDS volume 3, reading notes of the data sets (appendices 21 to 25)",
   "url": "https://www.gov.uk/guidance/declaration-category-data-sets-reading-notes-for-the-cds-uk-trade-tariff-volume-3",
   "date": "2026-11-25",
   "dated": "read",
   "extent": "opening",
   "section": "Note 11"
  }
 },
 {
  "code": "EX-2/7",
  "element": "2/7",
  "severity": "error",
  "regime": "export",
  "categories": [
   "B1",
   "C1 C&F"
  ],
  "when": {
   "items": "any",
   "hold": {
    "value": "./prev_code",
    "is": {
     "enum": [
      "07",
      "71"
     ]
    }
   }
  },
  "expect": {
   "filled": [
    "/warehouse_type",
    "/warehouse_ident"
   ]
  },
  "at": "/warehouse_type",
  "text": "The warehouse (2/7) is missing in the declaration: goods come out of an excise or customs warehouse (previous procedure 07 or 71 in 1/10).",
  "source": {
   "title": "CDS volume 3, reading notes of the data sets (appendices 21 to 25)",
   "url": "https://www.gov.uk/guidance/declaration-category-data-sets-reading-notes-for-the-cds-uk-trade-tariff-volume-3",
   "date": "2026-11-25",
   "dated": "read",
   "extent": "opening",
   "section": "Notes 11 and 11a"
  }
 },
 {
  "code": "IM-3/1",
  "element": "3/1",
  "severity": "warning",
  "regime": "import",
  "categories": [
   "H1",
   "H3",
   "H4",
   "H5"
  ],
  "expect": {
   "filled": [
    "/exporter",
    "/exporter_number"
   ]
  },
  "at": "/exporter",
  "text": "The exporter is missing in the declaration: give the name and address (3/1) or an EORI number that customs knows (3/2).",
  "source": {
   "title": "CDS volume 3, import completion guide, group 3: parties",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-3-parties",
   "date": "2024-12-23",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 3/1"
  }
 },
 {
  "code": "IM-3/1.C21i",
  "element": "3/1",
  "severity": "error",
  "regime": "import",
  "categories": [
   "C21i"
  ],
  "when": {
   "items": "any",
   "hold": {
    "all": [
     {
      "filled": [
       "./prev_code"
      ]
     },
     {
      "not": {
       "value": "./prev_code",
       "is": {
        "enum": [
         "07",
         "08",
         "09"
        ]
       }
      }
     }
    ]
   }
  },
  "expect": {
   "filled": [
    "/exporter"
   ]
  },
  "at": "/exporter",
  "text": "The exporter's name and address (3/1) are missing in the clearance request; only procedures 0007, 0008 and 0009 do without.",
  "source": {
   "title": "CDS volume 3, import clearance request guide, group 3: parties",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-3-parties",
   "date": "2024-10-09",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 3/1"
  }
 },
 {
  "code": "IM-3/15.53",
  "element": "3/15",
  "severity": "error",
  "regime": "import",
  "categories": [
   "H3"
  ],
  "when": {
   "items": "any",
   "hold": {
    "value": "./req_code",
    "is": {
     "const": "53"
    }
   }
  },
  "expect": {
   "filled": [
    "/importer",
    "/importer_number"
   ]
  },
  "at": "/importer_number",
  "text": "The importer is missing in the declaration: give the holder of the authorisation for temporary admission, by EORI number (3/16) or by name (3/15).",
  "source": {
   "title": "CDS volume 3, appendix 1: procedure 53, entry to temporary admission",
   "url": "https://www.gov.uk/government/publications/appendix-1-de-110-requested-and-previous-procedure-codes-of-the-customs-declaration-service-cds/requested-procedure-53-entry-to-temporary-admission",
   "date": "2024-10-07",
   "dated": "updated",
   "extent": "opening",
   "section": "Notes"
  }
 },
 {
  "code": "IM-4/1.F44",
  "element": "4/1",
  "severity": "error",
  "regime": "import",
  "categories": [
   "H4"
  ],
  "when": {
   "items": "any",
   "hold": {
    "rows": "./ProcedureCDSItems",
    "where": {
     "add_proc": {
      "enum": [
       "F44"
      ]
     }
    }
   }
  },
  "expect": {
   "filled": [
    "/incoterm_code"
   ]
  },
  "at": "/incoterm_code",
  "text": "The delivery terms (4/1) are missing in the declaration: inward processing with additional procedure F44 (1/11) needs them.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 4: valuation and taxes",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-4-valuation-information-and-taxes",
   "date": "2023-07-17",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 4/1"
  }
 },
 {
  "code": "IM-4/1.SPV",
  "element": "4/1",
  "severity": "error",
  "regime": "import",
  "when": {
   "items": "any",
   "hold": {
    "rows": "./ProcedureCDSItems",
    "where": {
     "add_proc": {
      "enum": [
       "E01",
       "E02",
       "1SV"
      ]
     }
    }
   }
  },
  "expect": {
   "any": [
    {
     "not": {
      "filled": [
       "/incoterm_code"
      ]
     }
    },
    {
     "items": "any",
     "hold": {
      "any": [
       {
        "not": {
         "rows": "./ProcedureCDSItems",
         "where": {
          "add_proc": {
           "enum": [
            "E01",
            "E02",
            "1SV"
           ]
          }
         }
        }
       },
       {
        "rows": "./ProcedureCDSItems",
        "where": {
         "add_proc": {
          "enum": [
           "F44"
          ]
         }
        }
       },
       {
        "value": "./valuation_method",
        "is": {
         "const": "1"
        }
       }
      ]
     }
    }
   ]
  },
  "at": "/incoterm_code",
  "text": "Delivery terms (4/1) never stand in a declaration of goods valued by E01, E02 or 1SV (1/11): leave them blank.",
  "source": {
   "title": "CDS volume 3, import completion guide, group 4: valuation and taxes",
   "url": "https://www.gov.uk/government/publications/cds-uk-trade-tariff-volume-3-import-declaration-completion-guide/group-4-valuation-information-and-taxes",
   "date": "2023-07-17",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 4/1"
  }
 },
 {
  "code": "IM-7/2.C21i",
  "element": "7/2",
  "severity": "error",
  "regime": "import",
  "categories": [
   "C21i"
  ],
  "when": {
   "items": "any",
   "hold": {
    "all": [
     {
      "filled": [
       "./prev_code"
      ]
     },
     {
      "not": {
       "value": "./prev_code",
       "is": {
        "enum": [
         "09"
        ]
       }
      }
     }
    ]
   }
  },
  "expect": {
   "filled": [
    "/container_flag"
   ]
  },
  "at": "/container_flag",
  "text": "Whether the goods are in a container (7/2) is missing in the clearance request; only procedure 0009 does without.",
  "source": {
   "title": "CDS volume 3, import clearance request guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-7-transport-information-modes-means-and-equipment",
   "date": "2024-10-09",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 7/2"
  }
 },
 {
  "code": "IM-7/4.C21i",
  "element": "7/4",
  "severity": "error",
  "regime": "import",
  "categories": [
   "C21i"
  ],
  "when": {
   "items": "any",
   "hold": {
    "all": [
     {
      "filled": [
       "./prev_code"
      ]
     },
     {
      "not": {
       "value": "./prev_code",
       "is": {
        "enum": [
         "09"
        ]
       }
      }
     }
    ]
   }
  },
  "expect": {
   "filled": [
    "/transportMode"
   ]
  },
  "at": "/transportMode",
  "text": "The mode of transport at the border (7/4) is missing in the clearance request; only procedure 0009 does without.",
  "source": {
   "title": "CDS volume 3, import clearance request guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-7-transport-information-modes-means-and-equipment",
   "date": "2024-10-09",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 7/4"
  }
 },
 {
  "code": "IM-8/2.cash",
  "element": "8/2",
  "severity": "error",
  "regime": "import",
  "categories": [
   "C21i"
  ],
  "when": {
   "items": "any",
   "hold": {
    "rows": "./TaxCDSItems",
    "where": {
     "payment_method": {
      "enum": [
       "N",
       "P"
      ]
     }
    }
   }
  },
  "expect": {
   "rows": "/GuaranteeItems",
   "where": {
    "guarantee_type": {
     "const": "Y"
    }
   }
  },
  "at": "/GuaranteeItems",
  "text": "The guarantee of type Y (8/2) is missing in the clearance request: a tax line is paid or secured from a cash account (N or P in 4/8).",
  "source": {
   "title": "CDS volume 3, import clearance request guide, group 8: statistics, guarantees, tariff",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-customs-clearance-request-completion-guide-inventory-imports/group-8-other-data-elements-statistical-data-guarantees-and-tariff-related-data",
   "date": "2024-01-09",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 8/2"
  }
 },
 {
  "code": "EX-3/1",
  "element": "3/1",
  "severity": "error",
  "regime": "export",
  "categories": [
   "B1",
   "B2",
   "B4",
   "C1 C&F"
  ],
  "expect": {
   "filled": [
    "/exporter",
    "/exporter_number"
   ]
  },
  "at": "/exporter",
  "text": "The exporter is missing in the declaration: give the EORI number (3/2), or name and address (3/1) where there is none.",
  "source": {
   "title": "CDS volume 3, export completion guide, group 3: parties",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-export-declaration-completion-guide/group-3-parties",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 3/1"
  }
 },
 {
  "code": "EX-3/1.C21e",
  "element": "3/1",
  "severity": "error",
  "regime": "export",
  "categories": [
   "C21e"
  ],
  "when": {
   "items": "any",
   "hold": {
    "all": [
     {
      "filled": [
       "./prev_code"
      ]
     },
     {
      "not": {
       "value": "./prev_code",
       "is": {
        "enum": [
         "18",
         "19"
        ]
       }
      }
     }
    ]
   }
  },
  "expect": {
   "filled": [
    "/exporter",
    "/exporter_number"
   ]
  },
  "at": "/exporter",
  "text": "The exporter is missing in the clearance request: give the EORI number (3/2), or name and address (3/1); only procedures 0018 and 0019 do without.",
  "source": {
   "title": "CDS volume 3, export clearance request guide, group 3: parties",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-3-parties",
   "date": "2024-09-28",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 3/1"
  }
 },
 {
  "code": "EX-5/8.C21e",
  "element": "5/8",
  "severity": "warning",
  "regime": "export",
  "categories": [
   "C21e"
  ],
  "when": {
   "items": "any",
   "hold": {
    "all": [
     {
      "filled": [
       "./prev_code"
      ]
     },
     {
      "not": {
       "value": "./prev_code",
       "is": {
        "enum": [
         "19"
        ]
       }
      }
     }
    ]
   }
  },
  "expect": {
   "any": [
    {
     "filled": [
      "/destination_country_code"
     ]
    },
    {
     "items": "all",
     "hold": {
      "filled": [
       "./dest_code"
      ]
     }
    }
   ]
  },
  "at": "/destination_country_code",
  "text": "The country of destination (5/8) is missing in the clearance request and on its items; only procedure 0019 does without.",
  "source": {
   "title": "CDS volume 3, export clearance request guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 5/8"
  }
 },
 {
  "code": "EX-5/12.C21e",
  "element": "5/12",
  "severity": "error",
  "regime": "export",
  "categories": [
   "C21e"
  ],
  "when": {
   "items": "any",
   "hold": {
    "all": [
     {
      "filled": [
       "./prev_code"
      ]
     },
     {
      "not": {
       "value": "./prev_code",
       "is": {
        "enum": [
         "19"
        ]
       }
      }
     }
    ]
   }
  },
  "expect": {
   "filled": [
    "/office_of_exit"
   ]
  },
  "at": "/office_of_exit",
  "text": "The customs office of exit (5/12) is missing in the clearance request; only procedure 0019 does without.",
  "source": {
   "title": "CDS volume 3, export clearance request guide, group 5: places and countries",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-5-dates-times-periods-places-countries-and-regions",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 5/12"
  }
 },
 {
  "code": "EX-7/2.C21e",
  "element": "7/2",
  "severity": "error",
  "regime": "export",
  "categories": [
   "C21e"
  ],
  "when": {
   "items": "any",
   "hold": {
    "all": [
     {
      "filled": [
       "./prev_code"
      ]
     },
     {
      "not": {
       "value": "./prev_code",
       "is": {
        "enum": [
         "19"
        ]
       }
      }
     }
    ]
   }
  },
  "expect": {
   "filled": [
    "/container_flag"
   ]
  },
  "at": "/container_flag",
  "text": "Whether the goods are in a container (7/2) is missing in the clearance request; only procedure 0019 does without.",
  "source": {
   "title": "CDS volume 3, export clearance request guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-7-transport-information-modes-means-and-equipment",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 7/2"
  }
 },
 {
  "code": "EX-7/4.C21e",
  "element": "7/4",
  "severity": "error",
  "regime": "export",
  "categories": [
   "C21e"
  ],
  "when": {
   "items": "any",
   "hold": {
    "all": [
     {
      "filled": [
       "./prev_code"
      ]
     },
     {
      "not": {
       "value": "./prev_code",
       "is": {
        "enum": [
         "19"
        ]
       }
      }
     }
    ]
   }
  },
  "expect": {
   "filled": [
    "/transportMode"
   ]
  },
  "at": "/transportMode",
  "text": "The mode of transport at the border (7/4) is missing in the clearance request; only procedure 0019 does without.",
  "source": {
   "title": "CDS volume 3, export clearance request guide, group 7: transport",
   "url": "https://www.gov.uk/government/publications/uk-trade-tariff-cds-volume-3-c21-customs-clearance-request-completion-guide-inventory-exports/group-7-transport-information-modes-means-and-equipment",
   "date": "2024-04-24",
   "dated": "updated",
   "extent": "opening",
   "section": "DE 7/4"
  }
 }
];
