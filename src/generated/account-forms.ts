// Written by `npm run generate` from schemas/. Do not edit.
import type { CodeListDefinition, DocumentDefinition } from '../engine/catalogue.ts';

/** Forms of schemas/account by name. */
export const accountForms = {
 "access-code": {
  "name": "access-code",
  "fields": {
   "secretCode": {
    "name": "secretCode",
    "type": "string",
    "label": "Access code",
    "help": {
     "text": "The 6 digits that your authenticator app shows now."
    },
    "valid": {
     "maxLength": 6,
     "minLength": 6,
     "format": "digits"
    },
    "entry": {
     "maxLength": 6,
     "format": "digits"
    },
    "widget": "text",
    "autocomplete": "one-time-code",
    "inputMaxLength": 6,
    "invalid": "Access code must be 6-digits length",
    "rules": [
     {
      "effect": "require",
      "message": "Access code must be 6-digits length"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "access-code",
    "label": "Access code",
    "fields": [
     {
      "name": "secretCode",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "badge": {
  "name": "badge",
  "fields": {
   "csp": {
    "name": "csp",
    "type": "string",
    "label": "Community system",
    "help": {
     "text": "The system the badge belongs to."
    },
    "valid": {
     "enum": [
      "CNS",
      "MCP"
     ]
    },
    "entry": {
     "enum": [
      "CNS",
      "MCP"
     ]
    },
    "widget": "choice",
    "codeList": "community-systems",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "csp_env": {
    "name": "csp_env",
    "type": "string",
    "label": "Environment",
    "help": {
     "text": "Where messages with this badge go; LIVE is production."
    },
    "valid": {
     "enum": [
      "TT",
      "TDR",
      "PROD"
     ]
    },
    "entry": {
     "enum": [
      "TT",
      "TDR",
      "PROD"
     ]
    },
    "widget": "choice",
    "codeList": "badge-environments",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "badge": {
    "name": "badge",
    "type": "string",
    "label": "Badge",
    "help": {
     "text": "6 to 12 capitals and digits, as the community system gave it."
    },
    "valid": {
     "maxLength": 12,
     "pattern": "^[0-9A-Z]{6,12}$"
    },
    "entry": {
     "maxLength": 12
    },
    "widget": "text",
    "invalid": "6 to 12 capitals and digits.",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "csp_client_id": {
    "name": "csp_client_id",
    "type": "string",
    "label": "Client id",
    "help": {
     "text": "The name that signs in at the community system."
    },
    "valid": {
     "maxLength": 200
    },
    "entry": {
     "maxLength": 200
    },
    "widget": "text",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "csp_client_pass": {
    "name": "csp_client_pass",
    "type": "string",
    "label": "Client pass",
    "help": {
     "text": "The secret that signs in there; it is stored encrypted and shown to nobody."
    },
    "valid": {
     "maxLength": 1000
    },
    "entry": {
     "maxLength": 1000
    },
    "widget": "password",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "csp_topic": {
    "name": "csp_topic",
    "type": "string",
    "label": "Topic",
    "help": {
     "text": "The topic of the community system."
    },
    "valid": {
     "maxLength": 200
    },
    "entry": {
     "maxLength": 200
    },
    "widget": "text",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "description": {
    "name": "description",
    "type": "string",
    "label": "Description",
    "help": {
     "text": "What your company uses it for."
    },
    "valid": {
     "maxLength": 200
    },
    "entry": {
     "maxLength": 200
    },
    "widget": "text",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "badge",
    "label": "Badge",
    "fields": [
     {
      "name": "csp",
      "span": 6
     },
     {
      "name": "csp_env",
      "span": 6
     },
     {
      "name": "badge",
      "span": 6
     },
     {
      "name": "csp_client_id",
      "span": 6
     },
     {
      "name": "csp_client_pass",
      "span": 6
     },
     {
      "name": "csp_topic",
      "span": 6
     },
     {
      "name": "description",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "colleague": {
  "name": "colleague",
  "fields": {
   "name": {
    "name": "name",
    "type": "string",
    "label": "Name",
    "help": {
     "text": "Their first name."
    },
    "valid": {
     "maxLength": 70
    },
    "entry": {
     "maxLength": 70
    },
    "widget": "text",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "second_name": {
    "name": "second_name",
    "type": "string",
    "label": "Second name",
    "help": {
     "text": "Their surname."
    },
    "valid": {
     "maxLength": 70
    },
    "entry": {
     "maxLength": 70
    },
    "widget": "text",
    "rules": [],
    "defaults": []
   },
   "phone": {
    "name": "phone",
    "type": "string",
    "label": "Phone",
    "help": {
     "text": "Where they are reached."
    },
    "valid": {
     "maxLength": 50
    },
    "entry": {
     "maxLength": 50
    },
    "widget": "text",
    "rules": [],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "colleague",
    "label": "Colleague",
    "fields": [
     {
      "name": "name",
      "span": 6
     },
     {
      "name": "second_name",
      "span": 6
     },
     {
      "name": "phone",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "forgotten-password": {
  "name": "forgotten-password",
  "fields": {
   "email": {
    "name": "email",
    "type": "string",
    "label": "Email",
    "help": {
     "text": "The email address you sign in with."
    },
    "valid": {
     "maxLength": 254,
     "pattern": "^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{M}\\p{N}._-]+$"
    },
    "entry": {
     "maxLength": 254
    },
    "widget": "text",
    "autocomplete": "username",
    "invalid": "Write it like name@example.com: no blanks, brackets, quotes, commas or hidden characters.",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "forgotten-password",
    "label": "Forgotten password",
    "fields": [
     {
      "name": "email",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "mfa-reset": {
  "name": "mfa-reset",
  "fields": {
   "code": {
    "name": "code",
    "type": "string",
    "label": "Access code",
    "help": {
     "text": "The 6 digits of the email we sent you."
    },
    "valid": {
     "maxLength": 6,
     "minLength": 6,
     "format": "digits"
    },
    "entry": {
     "maxLength": 6,
     "format": "digits"
    },
    "widget": "text",
    "autocomplete": "one-time-code",
    "inputMaxLength": 6,
    "invalid": "Access code must be 6-digits length",
    "rules": [
     {
      "effect": "require",
      "message": "Access code must be 6-digits length"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "mfa-reset",
    "label": "Access code",
    "fields": [
     {
      "name": "code",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "own-password": {
  "name": "own-password",
  "fields": {
   "currentPassword": {
    "name": "currentPassword",
    "type": "string",
    "label": "Current password",
    "help": {
     "text": "The password you sign in with now."
    },
    "valid": {
     "maxLength": 256,
     "minLength": 6
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "current-password",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "newPassword": {
    "name": "newPassword",
    "type": "string",
    "label": "New password",
    "help": {
     "text": "The longer, the better."
    },
    "valid": {
     "maxLength": 256,
     "minLength": 6
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "new-password",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "own-password",
    "label": "Sign-in password",
    "fields": [
     {
      "name": "currentPassword",
      "span": 6
     },
     {
      "name": "newPassword",
      "span": 6
     }
    ],
    "lists": []
   }
  ]
 },
 "password-change-code": {
  "name": "password-change-code",
  "fields": {
   "passwordChangeCode": {
    "name": "passwordChangeCode",
    "type": "string",
    "label": "Confirmation code",
    "help": {
     "text": "The 6 digits of your authenticator app, or of the email we sent you."
    },
    "valid": {
     "maxLength": 6,
     "minLength": 6,
     "format": "digits"
    },
    "entry": {
     "maxLength": 6,
     "format": "digits"
    },
    "widget": "text",
    "autocomplete": "one-time-code",
    "inputMaxLength": 6,
    "invalid": "Access code must be 6-digits length",
    "rules": [
     {
      "effect": "require",
      "message": "Access code must be 6-digits length"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "password-change-code",
    "label": "Confirmation",
    "fields": [
     {
      "name": "passwordChangeCode",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "password-reset": {
  "name": "password-reset",
  "fields": {
   "email": {
    "name": "email",
    "type": "string",
    "label": "Email",
    "help": {
     "text": "The email address you sign in with."
    },
    "valid": {
     "maxLength": 254,
     "pattern": "^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{M}\\p{N}._-]+$"
    },
    "entry": {
     "maxLength": 254
    },
    "widget": "text",
    "autocomplete": "username",
    "invalid": "Write it like name@example.com: no blanks, brackets, quotes, commas or hidden characters.",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "verification_code": {
    "name": "verification_code",
    "type": "string",
    "label": "Verification code",
    "help": {
     "text": "The code of the email we sent you; the link fills it in."
    },
    "valid": {
     "maxLength": 128
    },
    "entry": {
     "maxLength": 128
    },
    "widget": "text",
    "autocomplete": "one-time-code",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "password": {
    "name": "password",
    "type": "string",
    "label": "New password",
    "help": {
     "text": "The longer, the better."
    },
    "valid": {
     "maxLength": 256,
     "minLength": 6
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "new-password",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "password_confirmation": {
    "name": "password_confirmation",
    "type": "string",
    "label": "Confirm password",
    "help": {
     "text": "The same password again."
    },
    "valid": {
     "maxLength": 256
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "new-password",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "password-reset",
    "label": "New password",
    "fields": [
     {
      "name": "email",
      "span": 12
     },
     {
      "name": "verification_code",
      "span": 12
     },
     {
      "name": "password",
      "span": 12
     },
     {
      "name": "password_confirmation",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "profile": {
  "name": "profile",
  "fields": {
   "name": {
    "name": "name",
    "type": "string",
    "label": "Name",
    "help": {
     "text": "Your first name."
    },
    "valid": {
     "maxLength": 70
    },
    "entry": {
     "maxLength": 70
    },
    "widget": "text",
    "autocomplete": "given-name",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "second_name": {
    "name": "second_name",
    "type": "string",
    "label": "Second name",
    "help": {
     "text": "Your surname."
    },
    "valid": {
     "maxLength": 70
    },
    "entry": {
     "maxLength": 70
    },
    "widget": "text",
    "autocomplete": "family-name",
    "rules": [],
    "defaults": []
   },
   "birthday": {
    "name": "birthday",
    "type": "string",
    "label": "Birthday",
    "help": {
     "text": "Day, month and year."
    },
    "valid": {
     "format": "date"
    },
    "entry": {
     "format": "date"
    },
    "widget": "date",
    "rules": [],
    "defaults": []
   },
   "phone": {
    "name": "phone",
    "type": "string",
    "label": "Phone",
    "help": {
     "text": "Where your colleagues and support reach you."
    },
    "valid": {
     "maxLength": 50
    },
    "entry": {
     "maxLength": 50
    },
    "widget": "text",
    "autocomplete": "tel",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "job_position": {
    "name": "job_position",
    "type": "string",
    "label": "Job position",
    "help": {
     "text": "What you do in your company."
    },
    "valid": {
     "maxLength": 140
    },
    "entry": {
     "maxLength": 140
    },
    "widget": "text",
    "rules": [],
    "defaults": []
   },
   "old_password": {
    "name": "old_password",
    "type": "string",
    "label": "Current password",
    "help": {
     "text": "The password you sign in with now."
    },
    "valid": {
     "maxLength": 256
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "current-password",
    "rules": [
     {
      "effect": "require",
      "condition": {
       "scope": "/",
       "schema": {
        "anyOf": [
         {
          "properties": {
           "password": {
            "minLength": 1
           }
          }
         },
         {
          "properties": {
           "re_password": {
            "minLength": 1
           }
          }
         }
        ]
       }
      },
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "password": {
    "name": "password",
    "type": "string",
    "label": "New password",
    "help": {
     "text": "The longer, the better."
    },
    "valid": {
     "maxLength": 256,
     "minLength": 6
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "new-password",
    "rules": [
     {
      "effect": "require",
      "condition": {
       "scope": "/",
       "schema": {
        "anyOf": [
         {
          "properties": {
           "old_password": {
            "minLength": 1
           }
          }
         },
         {
          "properties": {
           "re_password": {
            "minLength": 1
           }
          }
         }
        ]
       }
      },
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "re_password": {
    "name": "re_password",
    "type": "string",
    "label": "Confirm password",
    "help": {
     "text": "The new password again."
    },
    "valid": {
     "maxLength": 256
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "new-password",
    "rules": [
     {
      "effect": "require",
      "condition": {
       "scope": "/",
       "schema": {
        "anyOf": [
         {
          "properties": {
           "old_password": {
            "minLength": 1
           }
          }
         },
         {
          "properties": {
           "password": {
            "minLength": 1
           }
          }
         }
        ]
       }
      },
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "profile",
    "label": "Profile",
    "fields": [
     {
      "name": "name",
      "span": 6
     },
     {
      "name": "second_name",
      "span": 6
     },
     {
      "name": "birthday",
      "span": 6
     },
     {
      "name": "phone",
      "span": 6
     },
     {
      "name": "job_position",
      "span": 12
     }
    ],
    "lists": []
   },
   {
    "id": "password",
    "label": "Password",
    "fields": [
     {
      "name": "old_password",
      "span": 12
     },
     {
      "name": "password",
      "span": 6
     },
     {
      "name": "re_password",
      "span": 6
     }
    ],
    "lists": []
   }
  ]
 },
 "registration": {
  "name": "registration",
  "fields": {
   "product": {
    "name": "product",
    "type": "string",
    "label": "Product",
    "help": {
     "text": "The software you want to use."
    },
    "valid": {
     "enum": [
      "expert",
      "customs-declarations"
     ]
    },
    "entry": {
     "enum": [
      "expert",
      "customs-declarations"
     ]
    },
    "widget": "choice",
    "codeList": "registration-products",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "name": {
    "name": "name",
    "type": "string",
    "label": "First name",
    "help": {
     "text": "Your first name."
    },
    "valid": {
     "maxLength": 70
    },
    "entry": {
     "maxLength": 70
    },
    "widget": "text",
    "autocomplete": "given-name",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "second_name": {
    "name": "second_name",
    "type": "string",
    "label": "Surname",
    "help": {
     "text": "Your surname."
    },
    "valid": {
     "maxLength": 70
    },
    "entry": {
     "maxLength": 70
    },
    "widget": "text",
    "autocomplete": "family-name",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "customer": {
    "name": "customer",
    "type": "string",
    "label": "Organisation",
    "help": {
     "text": "The company you work for."
    },
    "valid": {
     "maxLength": 140
    },
    "entry": {
     "maxLength": 140
    },
    "widget": "text",
    "autocomplete": "organization",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "email": {
    "name": "email",
    "type": "string",
    "label": "Email",
    "help": {
     "text": "Where we send the confirmation; you sign in with it."
    },
    "valid": {
     "maxLength": 254,
     "pattern": "^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{M}\\p{N}._-]+$"
    },
    "entry": {
     "maxLength": 254
    },
    "widget": "text",
    "autocomplete": "email",
    "invalid": "Write it like name@example.com: no blanks, brackets, quotes, commas or hidden characters.",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "phone": {
    "name": "phone",
    "type": "string",
    "label": "Phone",
    "help": {
     "text": "Where we reach you."
    },
    "valid": {
     "maxLength": 50
    },
    "entry": {
     "maxLength": 50
    },
    "widget": "text",
    "autocomplete": "tel",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "password": {
    "name": "password",
    "type": "string",
    "label": "Password",
    "help": {
     "text": "The longer, the better."
    },
    "valid": {
     "maxLength": 256,
     "minLength": 6
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "new-password",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "password_confirmation": {
    "name": "password_confirmation",
    "type": "string",
    "label": "Confirm password",
    "help": {
     "text": "The same password again."
    },
    "valid": {
     "maxLength": 256
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "new-password",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "registration",
    "label": "Registration",
    "fields": [
     {
      "name": "product",
      "span": 12
     },
     {
      "name": "name",
      "span": 6
     },
     {
      "name": "second_name",
      "span": 6
     },
     {
      "name": "customer",
      "span": 12
     },
     {
      "name": "email",
      "span": 12
     },
     {
      "name": "phone",
      "span": 12
     },
     {
      "name": "password",
      "span": 12
     },
     {
      "name": "password_confirmation",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "sign-in": {
  "name": "sign-in",
  "fields": {
   "email": {
    "name": "email",
    "type": "string",
    "label": "Email",
    "help": {
     "text": "The email address you registered with."
    },
    "valid": {
     "maxLength": 254
    },
    "entry": {
     "maxLength": 254
    },
    "widget": "text",
    "autocomplete": "username",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "password": {
    "name": "password",
    "type": "string",
    "label": "Password",
    "help": {
     "text": "Your password."
    },
    "valid": {
     "maxLength": 256
    },
    "entry": {
     "maxLength": 256
    },
    "widget": "password",
    "autocomplete": "current-password",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "sign-in",
    "label": "Sign in",
    "fields": [
     {
      "name": "email",
      "span": 12
     },
     {
      "name": "password",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "support-request": {
  "name": "support-request",
  "fields": {
   "title": {
    "name": "title",
    "type": "string",
    "label": "Title",
    "help": {
     "text": "What it is about, in a few words."
    },
    "valid": {
     "maxLength": 200
    },
    "entry": {
     "maxLength": 200
    },
    "widget": "text",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "content": {
    "name": "content",
    "type": "string",
    "label": "Content",
    "help": {
     "text": "What you did, what happened, and what you expected."
    },
    "valid": {
     "maxLength": 1024
    },
    "entry": {
     "maxLength": 1024
    },
    "widget": "multiline",
    "counter": true,
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "support-request",
    "label": "Your words",
    "fields": [
     {
      "name": "title",
      "span": 12
     },
     {
      "name": "content",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "transaction-status": {
  "name": "transaction-status",
  "fields": {
   "name": {
    "name": "name",
    "type": "string",
    "label": "Name",
    "help": {
     "text": "What your company calls it."
    },
    "valid": {
     "maxLength": 60
    },
    "entry": {
     "maxLength": 60
    },
    "widget": "text",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "corresponding_default_status": {
    "name": "corresponding_default_status",
    "type": "string",
    "label": "State",
    "help": {
     "text": "The status of ours that it stands for."
    },
    "valid": {
     "enum": [
      "complete",
      "draft",
      "enquiry"
     ]
    },
    "entry": {
     "enum": [
      "complete",
      "draft",
      "enquiry"
     ]
    },
    "widget": "choice",
    "codeList": "default-statuses",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "transaction-status",
    "label": "Custom status",
    "fields": [
     {
      "name": "name",
      "span": 12
     },
     {
      "name": "corresponding_default_status",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 },
 "transaction-tabs": {
  "name": "transaction-tabs",
  "fields": {
   "references": {
    "name": "references",
    "type": "boolean",
    "label": "References",
    "help": {
     "text": "Whether a new transaction begins with the tab References."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "parties": {
    "name": "parties",
    "type": "boolean",
    "label": "Parties",
    "help": {
     "text": "Whether a new transaction begins with the tab Parties."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "shipping_instructions": {
    "name": "shipping_instructions",
    "type": "boolean",
    "label": "Shipping instructions",
    "help": {
     "text": "Whether a new transaction begins with the tab Shipping instructions."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "invoice_items": {
    "name": "invoice_items",
    "type": "boolean",
    "label": "Invoice items",
    "help": {
     "text": "Whether a new transaction begins with the tab Invoice items."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "invoice_items_simplified": {
    "name": "invoice_items_simplified",
    "type": "boolean",
    "label": "Invoice items (simplified)",
    "help": {
     "text": "Whether a new transaction begins with the tab Invoice items (simplified)."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "packing_items": {
    "name": "packing_items",
    "type": "boolean",
    "label": "Packing items",
    "help": {
     "text": "Whether a new transaction begins with the tab Packing items."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "despatch_advice": {
    "name": "despatch_advice",
    "type": "boolean",
    "label": "Despatch advice",
    "help": {
     "text": "Whether a new transaction begins with the tab Despatch advice."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "ecsi": {
    "name": "ecsi",
    "type": "boolean",
    "label": "ECSI",
    "help": {
     "text": "Whether a new transaction begins with the tab ECSI."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "dgn": {
    "name": "dgn",
    "type": "boolean",
    "label": "DGN (Road/Sea)",
    "help": {
     "text": "Whether a new transaction begins with the tab DGN (Road/Sea)."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "iata_dgn": {
    "name": "iata_dgn",
    "type": "boolean",
    "label": "IATA DGN",
    "help": {
     "text": "Whether a new transaction begins with the tab IATA DGN."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "cn22": {
    "name": "cn22",
    "type": "boolean",
    "label": "CN22",
    "help": {
     "text": "Whether a new transaction begins with the tab CN22."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "bill_of_lading_instructions": {
    "name": "bill_of_lading_instructions",
    "type": "boolean",
    "label": "Bill of Lading Instructions",
    "help": {
     "text": "Whether a new transaction begins with the tab Bill of Lading Instructions."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "certificate_of_analysis": {
    "name": "certificate_of_analysis",
    "type": "boolean",
    "label": "Certificate of Analysis",
    "help": {
     "text": "Whether a new transaction begins with the tab Certificate of Analysis."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "fumigation_certificate": {
    "name": "fumigation_certificate",
    "type": "boolean",
    "label": "Fumigation Certificate",
    "help": {
     "text": "Whether a new transaction begins with the tab Fumigation Certificate."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "documents": {
    "name": "documents",
    "type": "boolean",
    "label": "Documents",
    "help": {
     "text": "Whether a new transaction begins with the tab Documents."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   },
   "bill_of_exchange": {
    "name": "bill_of_exchange",
    "type": "boolean",
    "label": "Bill of exchange",
    "help": {
     "text": "Whether a new transaction begins with the tab Bill of exchange."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "transaction-tabs",
    "label": "Default transaction tabs",
    "fields": [
     {
      "name": "references",
      "span": 4
     },
     {
      "name": "parties",
      "span": 4
     },
     {
      "name": "shipping_instructions",
      "span": 4
     },
     {
      "name": "invoice_items",
      "span": 4
     },
     {
      "name": "invoice_items_simplified",
      "span": 4
     },
     {
      "name": "packing_items",
      "span": 4
     },
     {
      "name": "despatch_advice",
      "span": 4
     },
     {
      "name": "ecsi",
      "span": 4
     },
     {
      "name": "dgn",
      "span": 4
     },
     {
      "name": "iata_dgn",
      "span": 4
     },
     {
      "name": "cn22",
      "span": 4
     },
     {
      "name": "bill_of_lading_instructions",
      "span": 4
     },
     {
      "name": "certificate_of_analysis",
      "span": 4
     },
     {
      "name": "fumigation_certificate",
      "span": 4
     },
     {
      "name": "documents",
      "span": 4
     },
     {
      "name": "bill_of_exchange",
      "span": 4
     }
    ],
    "lists": []
   }
  ]
 },
 "user-settings": {
  "name": "user-settings",
  "fields": {
   "layout": {
    "name": "layout",
    "type": "string",
    "label": "Layout",
    "help": {
     "text": "How the two widgets of the dashboard stand."
    },
    "valid": {
     "enum": [
      "1",
      "2"
     ]
    },
    "entry": {
     "enum": [
      "1",
      "2"
     ]
    },
    "widget": "choice",
    "codeList": "dashboard-layouts",
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   },
   "first_widget": {
    "name": "first_widget",
    "type": "string",
    "label": "First widget",
    "help": {
     "text": "What the dashboard shows first."
    },
    "valid": {
     "enum": [
      "performance",
      "activity"
     ]
    },
    "entry": {
     "enum": [
      "performance",
      "activity"
     ]
    },
    "widget": "choice",
    "codeList": "dashboard-widgets",
    "rules": [],
    "defaults": []
   },
   "second_widget": {
    "name": "second_widget",
    "type": "string",
    "label": "Second widget",
    "help": {
     "text": "What the dashboard shows second."
    },
    "valid": {
     "enum": [
      "performance",
      "activity"
     ]
    },
    "entry": {
     "enum": [
      "performance",
      "activity"
     ]
    },
    "widget": "choice",
    "codeList": "dashboard-widgets",
    "rules": [],
    "defaults": []
   },
   "open_sidebar": {
    "name": "open_sidebar",
    "type": "boolean",
    "label": "Keep the side menu open",
    "help": {
     "text": "On a wide screen the menu stands beside the page."
    },
    "valid": {},
    "entry": {},
    "widget": "flag",
    "rules": [],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "user-settings",
    "label": "Dashboard and menu",
    "fields": [
     {
      "name": "first_widget",
      "span": 6
     },
     {
      "name": "second_widget",
      "span": 6
     },
     {
      "name": "layout",
      "span": 6
     },
     {
      "name": "open_sidebar",
      "span": 6
     }
    ],
    "lists": []
   }
  ]
 }
} as const satisfies Readonly<Record<string, DocumentDefinition>>;

/** The code lists they offer. */
export const accountLists: Readonly<Record<string, CodeListDefinition>> = {
 "badge-environments": {
  "name": "badge-environments",
  "label": "Environments of badges",
  "source": "Specification 3 §2 (COM-045, D-100)",
  "date": "2026-11-22",
  "dictionaries": [],
  "options": [
   {
    "value": "TT",
    "label": "TT"
   },
   {
    "value": "TDR",
    "label": "TDR"
   },
   {
    "value": "PROD",
    "label": "LIVE"
   }
  ]
 },
 "community-systems": {
  "name": "community-systems",
  "label": "Community systems",
  "source": "Specification 3 §2 (COM-044)",
  "date": "2026-11-22",
  "dictionaries": [],
  "options": [
   {
    "value": "CNS",
    "label": "CNS"
   },
   {
    "value": "MCP",
    "label": "MCP"
   }
  ]
 },
 "dashboard-layouts": {
  "name": "dashboard-layouts",
  "label": "Layouts of the dashboard",
  "source": "Specification 3 §3 (SHL-060, D-85)",
  "date": "2026-11-22",
  "dictionaries": [],
  "options": [
   {
    "value": "1",
    "label": "Side by side"
   },
   {
    "value": "2",
    "label": "One below the other"
   }
  ]
 },
 "dashboard-widgets": {
  "name": "dashboard-widgets",
  "label": "Widgets of the dashboard",
  "source": "Specification 3 §7 (D-85, D-127)",
  "date": "2026-11-22",
  "dictionaries": [],
  "options": [
   {
    "value": "performance",
    "label": "Performance"
   },
   {
    "value": "activity",
    "label": "Activity"
   }
  ]
 },
 "default-statuses": {
  "name": "default-statuses",
  "label": "Default statuses",
  "source": "Specification 3 §3 (COM-035)",
  "date": "2026-11-22",
  "dictionaries": [],
  "options": [
   {
    "value": "complete",
    "label": "Complete"
   },
   {
    "value": "draft",
    "label": "Draft"
   },
   {
    "value": "enquiry",
    "label": "Enquiry"
   }
  ]
 },
 "registration-products": {
  "name": "registration-products",
  "label": "Product",
  "source": "Specification 3 §1 (AUT-022, AUT-023)",
  "date": "2026-11-21",
  "dictionaries": [],
  "options": [
   {
    "value": "expert",
    "label": "Export document software"
   },
   {
    "value": "customs-declarations",
    "label": "Customs declaration software"
   }
  ]
 }
};
