import type { PrivacyExempt } from '@burrow/service-kit/testing';

export const EXEMPT: PrivacyExempt = {
  settings: { DNS_SERVER: 'is asked for the domain of a school, never for anybody of it' },
  columns: [
    // The number of somebody who was erased, for 90 days.
    'erased.*', 'members.described_version', 'students.described_version',
    // How far an import is.
    'imports.id', 'imports.attempt', 'imports.state', 'imports.total', 'imports.prepared', 'imports.failure', 'imports.beat_at', 'imports.source',
    'external_ids.organization_id', 'external_ids.kind', 'external_ids.class_id',
    'arriving_students.import_id', 'arriving_students.row', 'arriving_students.removed',
    // How far a school's export is.
    'exports.*', 'export_parts.export_id', 'export_parts.number',
    // A number, and what was done.
    'audit.id', 'audit.action', 'audit.by_kind', 'audit.subject_kind', 'audit.count',
    // About a school or a class.
    'agreements.version', 'plans.*', 'domains.*',
    'organizations.*', 'classes.id', 'classes.organization_id', 'classes.name', 'classes.name_key',
    'classes.unlocked_chapters', 'classes.no_skip', 'classes.quiz', 'classes.assistant_enabled',
    'classes.assistant_attempt_limit', 'classes.sign_up_token_hash', 'classes.created_at',
    'classes.archived_at', 'school_years.*', 'school_year_classes.*', 'school_year_students.school_year_id',
    'class_entries.*',
  ],
}; // prettier-ignore
