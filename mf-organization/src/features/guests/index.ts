export { ClassGuests } from './class-guests.tsx';
export { GuestMark } from './guest-mark.tsx';
