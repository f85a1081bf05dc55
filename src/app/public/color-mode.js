// Sets the colour scheme before the first paint; a separate file because the Content-Security-Policy
// allows no inline script. The mode is kept in the local storage key `state` (D-113).
(() => {
  let mode = 'system';
  try {
    mode = JSON.parse(localStorage.getItem('state') || '{}').colorMode || 'system';
  } catch {
    // Unreadable state counts as none.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(dark ? 'data-dark' : 'data-light', '');
})();
