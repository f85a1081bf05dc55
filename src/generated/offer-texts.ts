// Written by `npm run generate` from schemas/. Do not edit.
/** Why an action on a declaration is not offered: offer.<reason>; the server tells it. */
export const offerTexts = {
 "offer.amendmentOnItsWay": "An amendment is on its way and not answered yet.",
 "offer.archiveLater": "A message of this {document} is on its way; it can be archived once that is settled.",
 "offer.arrivalNotified": "Customs registered the arrival already.",
 "offer.arrivalOnItsWay": "The arrival is on its way to customs and not answered yet.",
 "offer.cancellationGranted": "Customs granted the cancellation of this {document}.",
 "offer.cancellationOnItsWay": "A cancellation is on its way and not answered yet.",
 "offer.cancelled": "This {document} is cancelled.",
 "offer.earlierHeld": "Customs took an earlier message of this {document}; this one is not posted.",
 "offer.exited": "The goods have left.",
 "offer.held": "Customs has this {document} already; it is not sent a second time.",
 "offer.lapsed": "This {document} lapsed; a copy of it can be sent.",
 "offer.noMrn": "Customs has not given this {document} an MRN yet.",
 "offer.notHeld": "Customs does not hold this {document}.",
 "offer.notPrelodged": "Only goods declared before their arrival are notified as arrived, and only once.",
 "offer.nothingWaits": "No message of this {document} waits for a decision.",
 "offer.onItsWay": "A message is on its way and not answered yet.",
 "offer.role": "Your role does not allow this.",
 "offer.taxFinal": "Customs made the final calculation of the duties; after it an import is amended no more.",
 "offer.uploadOnItsWay": "Files of this {document} are on their way already."
} as const;
