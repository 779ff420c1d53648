import { LinkButton } from '@burrow/client';
import type { ApiError } from '@burrow/client';
import type { CourseData, SchoolClass } from '@burrow/contracts';
import { CheckboxField, Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { ChapterTree } from './chapter-tree.tsx';
import { classDefaults, classFormSchema, type ClassValues } from './class-schema.ts';
import { TeacherBoxes } from './teacher-boxes.tsx';

interface ClassFormProps {
  readonly courses: readonly CourseData[];
  /** Without it, a new one is made. */
  readonly schoolClass?: SchoolClass;
  /** Where cancelling leads. */
  readonly back: string;
  readonly help?: (error: ApiError) => ReactNode;
  readonly onSave: (values: ClassValues) => Promise<void>;
}

/** Name, rules and, for administrators, teachers of a class. */
export function ClassForm({ courses, schoolClass, back, help, onSave }: ClassFormProps) {
  const { t } = useTranslation('organization');
  const form = useZodForm({
    schema: classFormSchema(courses),
    defaultValues: classDefaults(courses, schoolClass),
    texts: { unlocked_chapters: t('classForm.chaptersRule') },
  });
  return (
    <div className="panel">
      <Form
        form={form}
        submit={t(schoolClass ? 'common.save' : 'classes.add')}
        onSubmit={onSave}
        help={help}
        actions={<LinkButton to={back}>{t('common.cancel')}</LinkButton>}
        compact
        once
      >
        <TextField
          name="name"
          label={t('classForm.name')}
          hint={t('classForm.nameHint')}
          autoComplete="off"
        />
        <ChapterTree courses={courses} />
        <CheckboxField name="no_skip" label={t('classForm.noSkip')} hint={t('classForm.noSkipHint')} />
        <CheckboxField name="quiz" label={t('classForm.quiz')} hint={t('classForm.quizHint')} />
        <CheckboxField
          name="assistant_enabled"
          label={t('classForm.assistant')}
          hint={t('classForm.assistantHint')}
        />
        <TeacherBoxes />
      </Form>
    </div>
  );
}
