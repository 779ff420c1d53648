/** What goes by itself, once a day. */
export const RETENTION = ["delete from organization.erased where erased_at < now() - interval '90 days'"];
