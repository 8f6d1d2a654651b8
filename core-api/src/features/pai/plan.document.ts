import type { FileReply } from '@ruta/contracts';
import type { pai } from '@ruta/contracts/pai/pai.api';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { paiPdf } from './pai-paper';
import type { PlanService } from './plan.service';

/** An established plan on paper, for who may read it (PAI-02). */
export const planDocument =
  (plans: PlanService) =>
  async (actor: Actor, asked: z.output<typeof pai.pdf.query>): Promise<FileReply> => {
    const plan = await plans.plan(actor, asked, actor.locale);
    if (plan.established_at === null) throw new Problem('pai.not-established');
    const name = ['pai', plan.school.name, plan.cycle.name].join(' ').replace(/[/\\]/g, '-');
    const content = await paiPdf(plan, actor.locale);
    return { name: `${name}.pdf`, type: 'application/pdf', disposition: 'inline', content };
  };
