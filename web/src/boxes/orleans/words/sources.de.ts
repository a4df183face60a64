/** German for what the server says about the sources of this box. */
export const sources: Readonly<Record<string, string>> = {};
