import { LoadSkeleton, useSession, PageHead, LinkButton } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, Panel } from '@burrow/ui';
import { STUDENTS_OF_CLASS } from '../../api/per-page.ts';
import { useListedStudentsQuery } from '../../api/students.api.ts';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { ClassEntryPanel, LessonLink, WaitingStudents } from '../class-entry/index.ts';
import { ClassAssignments } from '../assignments/index.ts';
import { ClassGuests } from '../guests/index.ts';
import { ClassStudents } from '../live/index.ts';
import { ClassSubstitutes, SubstitutesLine } from '../substitutes/index.ts';
import { ClassRules } from './class-rules.tsx';
import { namesOf } from './class-teachers.rules.ts';
import { useClassParts } from './use-class-parts.ts';
import { WithClass } from '../../components/with-class.tsx';

/** A class: who teaches it, its rules and its students. */
export function ClassPage() {
  return (
    <WithClass>{schoolClass => <ClassWithParts key={schoolClass.id} schoolClass={schoolClass} />}</WithClass>
  );
}

function ClassWithParts({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const isComplete = useClassParts(schoolClass);
  return isComplete ? <ShownClass schoolClass={schoolClass} /> : <LoadSkeleton lines={8} />;
}

function ShownClass({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const { t, i18n } = useTranslation('organization');
  const { isAdmin } = useSession();
  const { data: staff } = useTeachersQuery(undefined, { skip: !isAdmin });
  const names = staff && namesOf(schoolClass, staff.teachers, i18n.language);
  const taughtBy = names ? t('classes.taughtBy', { names }) : t('classes.taughtByNobody');
  const { id, name } = schoolClass;
  const { data: students } = useListedStudentsQuery({ class_id: id, per_page: STUDENTS_OF_CLASS });
  const isEmpty = students?.total === 0;
  const above = { to: 'organization/classes', text: t('area.links.classes') };
  return (
    <>
      <PageHead title={name} text={staff && taughtBy} above={above}>
        <LessonLink classId={id} isMain={!isEmpty} />
        {!isEmpty && <LinkButton to={`organization/classes/${id}/marks`}>{t('classes.marks')}</LinkButton>}
        {isEmpty && <AddStudents id={id} isMain />}
      </PageHead>
      <SubstitutesLine classId={id} staff={staff?.teachers} />
      <WaitingStudents classId={id} />
      <ClassStudents key={id} schoolClass={schoolClass} emptyText={t('students.noneInClass')} />
      <ClassAssignments key={`work ${id}`} schoolClass={schoolClass} />
      <ClassGuests key={`guests ${id}`} schoolClass={schoolClass} />
      <ClassEntryPanel schoolClass={schoolClass} />
      <ClassSubstitutes key={`substitutes ${id}`} schoolClass={schoolClass} />
      <Panel title={t('classes.manage')}>
        <ClassRules schoolClass={schoolClass} />
        <div className="page-head__actions">
          {!isEmpty && <AddStudents id={id} />}
          <LinkButton to={`organization/students/import?class=${id}`}>{t('students.addMany')}</LinkButton>
          <LinkButton to={`organization/classes/${id}/report`}>{t('students.report')}</LinkButton>
          <LinkButton to={`organization/classes/${id}/cards`}>{t('students.cards')}</LinkButton>
          <LinkButton to={`organization/classes/${id}/edit`}>{t('classes.edit')}</LinkButton>
        </div>
      </Panel>
    </>
  );
}

function AddStudents({ id, isMain = false }: { readonly id: string; readonly isMain?: boolean }) {
  const { t } = useTranslation('organization');
  return (
    <LinkButton to={`organization/students/add?class=${id}`} main={isMain}>
      <Icon name="add" size={16} /> {t('students.add')}
    </LinkButton>
  );
}
