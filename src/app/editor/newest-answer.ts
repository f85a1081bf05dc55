/**
 * Answers to the same question may overtake each other: of each that is asked tells, once it is there, whether none that
 * was asked later was taken before it.
 */
export function newestAnswers(): () => () => boolean {
  let asked = 0;
  let taken = 0;
  return () => {
    asked += 1;
    const turn = asked;
    return () => {
      if (turn < taken) return false;
      taken = turn;
      return true;
    };
  };
}
