declare module 'words:*' {
  const bundle: import('./i18n').Bundle;
  export default bundle;
}
