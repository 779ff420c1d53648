export const ENTER = 'select learning.enter($1, $2) as entered';
