import type { Migration } from 'kysely';
import { foundation } from './0001-foundation.ts';
import { factsOfEachMessage } from './0002-facts-of-each-message.ts';
import { endsOfSessions } from './0003-ends-of-sessions.ts';
import { creationKeys } from './0004-creation-keys.ts';
import { storedLists } from './0005-stored-lists.ts';
import { openEditors } from './0006-open-editors.ts';
import { shapesOfDocuments } from './0007-shapes-of-documents.ts';
import { authorisations } from './0008-authorisations.ts';
import { turnsAtAuthorities } from './0009-turns-at-authorities.ts';
import { badges } from './0010-badges.ts';
import { requestsAboutDeclarations } from './0011-requests-about-declarations.ts';
import { reasonsOfAmendments } from './0012-reasons-of-amendments.ts';
import { mails } from './0013-mails.ts';
import { badgesOfMessages } from './0014-badges-of-messages.ts';
import { unreadErrors } from './0015-unread-errors.ts';
import { listsOfDeclarations } from './0016-lists-of-declarations.ts';
import { accounts } from './0017-accounts.ts';
import { oneBadge } from './0018-one-badge.ts';
import { marksAnew, marksOfDeclarations } from './0019-marks-of-declarations.ts';
import { imports } from './0020-imports.ts';
import { watches } from './0022-watches.ts';
import { messages } from './0023-messages.ts';
import { templates } from './0025-templates.ts';
import { attachmentsOfMails } from './0028-attachments-of-mails.ts';
import { ownAccounts } from './0029-own-accounts.ts';
import { sealedAudit } from './0030-sealed-audit.ts';
import { mailsOfDeclarations } from './0040-mails-of-declarations.ts';
import { unreadParts } from './0041-unread-parts.ts';
import { customersOfDeclarations } from './0042-customers-of-declarations.ts';
import { longKeywords } from './0045-long-keywords.ts';
import { talliesOfDeclarations } from './0050-tallies-of-declarations.ts';
import { earlierConversations } from './0051-earlier-conversations.ts';
import { signIns } from './0060-sign-ins.ts';
import { conversationsByIndex } from './0062-conversations-by-index.ts';
import { wantsOfCustoms } from './0065-wants-of-customs.ts';
import { wantsToldBefore } from './0066-wants-told-before.ts';
import { lettersAndNobody } from './0070-letters-and-nobody.ts';
import { doneMarks } from './0071-done-marks.ts';
import { lapsed } from './0073-lapsed.ts';
import { whatImportsMade } from './0080-what-imports-made.ts';
import { importedDeclarations } from './0081-imported-declarations.ts';
import { wordsOfKeptParties } from './0086-words-of-kept-parties.ts';
import { eachWantOfDocuments } from './0087-each-want-of-documents.ts';
import { itemsOfMadeDeclarations } from './0090-items-of-made-declarations.ts';
import { markedDemonstration } from './0095-marked-demonstration.ts';
import { pulse } from './0096-pulse.ts';
import { renewalsOfAuthorisations } from './0097-renewals-of-authorisations.ts';
import { postsOfMessages } from './0103-posts-of-messages.ts';
import { devicesOfAttempts } from './0106-devices-of-attempts.ts';
import { faultsListedBefore } from './0107-faults-listed-before.ts';
import { networksOfSignIns } from './0109-networks-of-sign-ins.ts';
import { linesOfImports } from './0112-lines-of-imports.ts';
import { answersByMessage } from './0113-answers-by-message.ts';
import { faultsOfRequestsBefore } from './0114-faults-of-requests-before.ts';
import { faultsListedAndRejectedBefore } from './0115-faults-listed-and-rejected-before.ts';
import { perhapsTaken } from './0116-perhaps-taken.ts';
import { weightsOfAnswers } from './0120-weights-of-answers.ts';
import { turnsOfCompanies } from './0123-turns-of-companies.ts';
import { idsOfNotifications } from './0124-ids-of-notifications.ts';
import { unsentAttempts } from './0125-unsent-attempts.ts';
import { kindsOfDocuments } from './0126-kinds-of-documents.ts';
import { listsOfKinds } from './0127-lists-of-kinds.ts';
import { fetchedAnswers } from './0128-fetched-answers.ts';
import { lanesOfInterfaces } from './0129-lanes-of-interfaces.ts';
import { provenances } from './0130-provenances.ts';
import { spelledAddresses } from './0133-spelled-addresses.ts';
import { interfacesOfAnswers } from './0134-interfaces-of-answers.ts';
import { documentsOfEveryKind } from './0135-documents-of-every-kind.ts';

/** All migrations by name, in the order they run. A released one is never edited: add the next number. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-facts-of-each-message': factsOfEachMessage,
  '0003-ends-of-sessions': endsOfSessions,
  '0004-creation-keys': creationKeys,
  '0005-stored-lists': storedLists,
  '0006-open-editors': openEditors,
  '0007-shapes-of-documents': shapesOfDocuments,
  '0008-authorisations': authorisations,
  '0009-turns-at-authorities': turnsAtAuthorities,
  '0010-badges': badges,
  '0011-requests-about-declarations': requestsAboutDeclarations,
  '0012-reasons-of-amendments': reasonsOfAmendments,
  '0013-mails': mails,
  '0014-badges-of-messages': badgesOfMessages,
  '0015-unread-errors': unreadErrors,
  '0016-lists-of-declarations': listsOfDeclarations,
  '0017-accounts': accounts,
  '0018-one-badge': oneBadge,
  '0019-marks-of-declarations': marksOfDeclarations,
  '0020-imports': imports,
  '0022-watches': watches,
  '0023-messages': messages,
  '0025-templates': templates,
  '0028-attachments-of-mails': attachmentsOfMails,
  '0029-own-accounts': ownAccounts,
  '0030-sealed-audit': sealedAudit,
  '0040-mails-of-declarations': mailsOfDeclarations,
  '0041-unread-parts': unreadParts,
  '0042-customers-of-declarations': customersOfDeclarations,
  '0045-long-keywords': longKeywords,
  '0050-tallies-of-declarations': talliesOfDeclarations,
  '0051-earlier-conversations': earlierConversations,
  '0060-sign-ins': signIns,
  '0062-conversations-by-index': conversationsByIndex,
  '0064-marks-anew': marksAnew,
  '0065-wants-of-customs': wantsOfCustoms,
  '0066-wants-told-before': wantsToldBefore,
  '0070-letters-and-nobody': lettersAndNobody,
  '0071-done-marks': doneMarks,
  '0072-ducrs-of-short-numbers': marksAnew,
  '0073-lapsed': lapsed,
  '0080-what-imports-made': whatImportsMade,
  '0081-imported-declarations': importedDeclarations,
  '0086-words-of-kept-parties': wordsOfKeptParties,
  '0087-each-want-of-documents': eachWantOfDocuments,
  '0090-items-of-made-declarations': itemsOfMadeDeclarations,
  '0095-marked-demonstration': markedDemonstration,
  '0096-pulse': pulse,
  '0097-renewals-of-authorisations': renewalsOfAuthorisations,
  '0103-posts-of-messages': postsOfMessages,
  '0106-devices-of-attempts': devicesOfAttempts,
  '0107-faults-listed-before': faultsListedBefore,
  '0109-networks-of-sign-ins': networksOfSignIns,
  '0112-lines-of-imports': linesOfImports,
  '0113-answers-by-message': answersByMessage,
  '0114-faults-of-requests-before': faultsOfRequestsBefore,
  '0115-faults-listed-and-rejected-before': faultsListedAndRejectedBefore,
  '0116-perhaps-taken': perhapsTaken,
  '0120-weights-of-answers': weightsOfAnswers,
  '0123-turns-of-companies': turnsOfCompanies,
  '0124-ids-of-notifications': idsOfNotifications,
  '0125-unsent-attempts': unsentAttempts,
  '0126-kinds-of-documents': kindsOfDocuments,
  '0127-lists-of-kinds': listsOfKinds,
  '0128-fetched-answers': fetchedAnswers,
  '0129-lanes-of-interfaces': lanesOfInterfaces,
  '0130-provenances': provenances,
  '0133-spelled-addresses': spelledAddresses,
  '0134-interfaces-of-answers': interfacesOfAnswers,
  '0135-documents-of-every-kind': documentsOfEveryKind,
};
