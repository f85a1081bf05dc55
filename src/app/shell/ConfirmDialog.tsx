import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { create } from 'zustand';
import { text } from '../texts.ts';

interface Question {
  readonly words: string;
  readonly verb: string;
  readonly refusal: string;
  readonly answer: (isYes: boolean) => void;
}

const useQuestion = create<{ question: Question | undefined }>()(() => ({ question: undefined }));

/** Asks before something is done that the specification wants confirmed; `verb` and `refusal` are the buttons. */
export function confirm(
  words: string,
  verb: string,
  refusal: string = text('action.cancel'),
): Promise<boolean> {
  return new Promise((resolve) => {
    useQuestion.getState().question?.answer(false);
    useQuestion.setState({
      question: {
        words,
        verb,
        refusal,
        answer: (isYes) => {
          useQuestion.setState({ question: undefined });
          resolve(isYes);
        },
      },
    });
  });
}

/** The one confirmation dialog of the page; its focus starts on the verb because an undo exists. */
export function ConfirmDialog() {
  const question = useQuestion((state) => state.question);
  if (!question) return null;
  return (
    <Dialog
      open
      onClose={() => question.answer(false)}
      aria-labelledby="confirm-title"
      transitionDuration={80}
    >
      <DialogTitle id="confirm-title">{question.words}</DialogTitle>
      <DialogActions>
        <Button onClick={() => question.answer(false)}>{question.refusal}</Button>
        <Button
          variant="contained"
          color="primary"
          autoFocus
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => question.answer(true)}
        >
          {question.verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
