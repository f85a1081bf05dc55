import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { whenRefused } from '../api/client.ts';
import { isDocumentOpen } from './open-documents.ts';
import { showToast } from './shell-state.ts';

const pages = { 403: '/forbidden', 404: '/not-found' } as const;

/**
 * A call that is refused for good tells why and leads to the page that says so (SHL-119, SHL-120). Nobody is led out of
 * an open document: what is refused then was asked beside it.
 */
export function useRefusalPages(): void {
  const navigate = useNavigate();
  useEffect(() => {
    whenRefused((status, message) => {
      showToast(message, 'error');
      if (isDocumentOpen()) return;
      // In place of the refused one: whoever goes back from here must not come to it again.
      void navigate(pages[status], { replace: true });
    });
    return () => whenRefused(() => {});
  }, [navigate]);
}
