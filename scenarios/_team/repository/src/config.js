export const sessionMinutes = 30;
