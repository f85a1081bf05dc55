// Written by `npm run generate` from schemas/. Do not edit.
/** Titles of the entries of the side menu: menu.<name>; the server tells them. */
export const menuTexts = {
 "menu.account": "Own account",
 "menu.billing": "Plan and billing",
 "menu.cds-notification-testing": "Notification testing",
 "menu.company": "Company",
 "menu.customers-info": "Company details",
 "menu.customers-settings": "Company settings",
 "menu.customs-tools": "Customs tools",
 "menu.dashboard": "Dashboard",
 "menu.help-access-codes": "How do I protect my sign-in with access codes?",
 "menu.help-badges": "Where do I enter a badge of CNS or MCP?",
 "menu.help-colleagues": "Who else of my company has an account?",
 "menu.help-password": "How do I change my password?",
 "menu.help-plan": "How do I ask for another plan?",
 "menu.manage-watchers": "Watched transactions",
 "menu.my-colleagues": "Colleagues",
 "menu.profile": "Profile",
 "menu.received-notifications": "Customs messages without a place",
 "menu.security": "Security",
 "menu.user-settings": "Settings"
} as const;
