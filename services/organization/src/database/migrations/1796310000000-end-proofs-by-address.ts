import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  'alter table organization.members add column to_review boolean not null default false',
  // They stay; administrators look whether they know them.
  `update organization.members m set to_review = true from organization.domains d
   where d.organization_id = m.organization_id and d.proof = 'address' and m.joined_at >= d.proven_at
     and lower(substring(m.email from '[^@]+$')) = d.domain`,
  'alter table organization.organizations add column review_mail_due boolean not null default false',
  `update organization.organizations set review_mail_due = true
   where id in (select organization_id from organization.domains where proof = 'address')`,
  `insert into organization.audit (organization_id, action, by_kind)
   select organization_id, 'domain-lapsed', 'platform' from organization.domains where proof = 'address'`,
  "update organization.domains set proof = null, proven_at = null where proof = 'address'",
  "alter table organization.domains add constraint domains_proof_check check (proof in ('dns', 'staff'))",
  'alter table organization.organizations drop column joins_at_once',
  'alter table organization.audit drop constraint audit_by_kind_check',
  `alter table organization.audit add constraint audit_by_kind_check
     check (by_kind in ('member', 'impersonator', 'staff', 'platform'))`,
  `alter table organization.teacher_requests
     add column withdrawn boolean not null default false, add column asks int not null default 1`,
];

/** An address proves no domain any more: pupils have one too. */
export class EndProofsByAddress1796310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from organization.teacher_requests where withdrawn');
    await runner.query('alter table organization.teacher_requests drop column withdrawn, drop column asks');
    await runner.query("delete from organization.audit where by_kind = 'staff'");
    await runner.query('alter table organization.audit drop constraint audit_by_kind_check');
    await runner.query(
      "alter table organization.audit add constraint audit_by_kind_check check (by_kind in ('member', 'impersonator', 'platform'))",
    );
    await runner.query(
      'alter table organization.organizations drop column review_mail_due, add column joins_at_once boolean not null default false',
    );
    await runner.query('alter table organization.domains drop constraint domains_proof_check');
    await runner.query('alter table organization.members drop column to_review');
  }
}
