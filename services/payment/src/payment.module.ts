import {
  type Database,
  EventHandlers,
  ServiceBasicsModule,
  ServiceClient,
  type ServiceKeys,
} from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsService } from './accounts/accounts.service.ts';
import { AuditService } from './audit/audit.service.ts';
import { ComputeService } from './computed/compute.service.ts';
import type { PaymentSettings } from './config/env.ts';
import { SettingsModule } from './config/settings.module.ts';
import { PAYMENT_SCHEMA } from './database/payment.schema.ts';
import {
  AssignmentsController,
  AssignPurchaseService,
  StudentCoursesRepository,
} from './features/assignments/index.ts';
import {
  BeginCheckoutService,
  CheckoutController,
  OrdersService,
  PreviewCheckoutService,
  StartOrderService,
  ClearEarlierService,
} from './features/checkout/index.ts';
import { CancelByLinkController, MakeLinksHandler } from './features/cancel-by-link/index.ts';
import { ClassSetsController, ClassSetsService } from './features/class-sets/index.ts';
import { StudentsHandler } from './features/copies/index.ts';
import { CurrentPlanController } from './features/current-plan/index.ts';
import { EndSubscriptionsJob } from './features/endings/index.ts';
import { EraseOwnerHandler, OwnerLeavesHandler, RetentionJob } from './features/erasure/index.ts';
import {
  EventsController,
  HandleEventService,
  HandleEventsJob,
  ReceiveEventService,
} from './features/events/index.ts';
import { ExportController } from './features/export/index.ts';
import { BeginGiftService, GiftsController, OwnGiftsService } from './features/gifts/index.ts';
import { RedeemCodeService, RedeemController } from './features/redeem/index.ts';
import {
  InvoicedPlansService,
  InvoiceRequestsController,
  InvoiceRequestsService,
} from './features/invoices/index.ts';
import { PurchasesController } from './features/purchases/index.ts';
import { ReceiptsController, ReceiptsService } from './features/receipts/index.ts';
import {
  ChangePlanService,
  DueChangesJob,
  SubscriptionsController,
  SubscriptionsService,
} from './features/subscriptions/index.ts';
import {
  DecideRefundService,
  PayRefundsJob,
  RefundQuestionsService,
  RefundsController,
  RequestRefundService,
} from './features/refunds/index.ts';
import {
  FindBuyerService,
  PurchaseStoryService,
  SupportController,
  TransferPurchasesService,
} from './features/support/index.ts';
import {
  AskProviderService,
  DifferencesController,
  ReconcileJob,
  ReconcileService,
} from './features/reconciliation/index.ts';
import { GrantsService, PaidHandler } from './features/grants/index.ts';
import { AnnounceClosingsJob, AnnounceRenewalsJob, NoticesService } from './notices/index.ts';
import { PaddleClient } from './provider/paddle.client.ts';
import { ShownPurchasesRepository } from './shown-purchases/shown-purchases.repository.ts';

@Module({
  controllers: [
    AssignmentsController,
    CancelByLinkController,
    CheckoutController,
    ClassSetsController,
    CurrentPlanController,
    DifferencesController,
    EventsController,
    ExportController,
    GiftsController,
    InvoiceRequestsController,
    PurchasesController,
    ReceiptsController,
    RedeemController,
    RefundsController,
    SubscriptionsController,
    SupportController,
  ],
  providers: [
    AccountsService,
    AnnounceClosingsJob,
    AnnounceRenewalsJob,
    AskProviderService,
    AssignPurchaseService,
    AuditService,
    BeginCheckoutService,
    BeginGiftService,
    ChangePlanService,
    ClassSetsService,
    ComputeService,
    DueChangesJob,
    DecideRefundService,
    EndSubscriptionsJob,
    EraseOwnerHandler,
    FindBuyerService,
    GrantsService,
    HandleEventService,
    HandleEventsJob,
    InvoicedPlansService,
    InvoiceRequestsService,
    MakeLinksHandler,
    NoticesService,
    PurchaseStoryService,
    TransferPurchasesService,
    OrdersService,
    OwnerLeavesHandler,
    OwnGiftsService,
    PaddleClient,
    PaidHandler,
    PayRefundsJob,
    PreviewCheckoutService,
    ReceiveEventService,
    ReceiptsService,
    ReconcileJob,
    ReconcileService,
    RedeemCodeService,
    RetentionJob,
    RefundQuestionsService,
    RequestRefundService,
    ShownPurchasesRepository,
    StartOrderService,
    ClearEarlierService,
    StudentCoursesRepository,
    StudentsHandler,
    SubscriptionsService,
  ],
})
export class PaymentModule {
  constructor(
    handlers: EventHandlers,
    students: StudentsHandler,
    erasure: EraseOwnerHandler,
    paid: PaidHandler,
    leaving: OwnerLeavesHandler,
    links: MakeLinksHandler,
  ) {
    handlers.on('account/student-changed', (data, tx) => students.take(data, tx));
    handlers.on('account/paid-set', (data, tx) => paid.take(data, tx));
    handlers.on('account/cancellation-asked', (data, tx) => links.make(data, tx));
    handlers.on('account/deletion-planned', ({ user_id: id }, tx) => leaving.end({ kind: 'user', id }, tx));
    handlers.on('organization/closing-planned', ({ organization_id: id }, tx) =>
      leaving.end({ kind: 'organization', id }, tx),
    );
    handlers.on('account/user-removed', ({ user_id: id }, tx) => erasure.erase({ kind: 'user', id }, tx));
    handlers.on('organization/organization-changed', async ({ organization_id: id, removed }, tx) => {
      if (removed) await erasure.erase({ kind: 'organization', id }, tx);
    });
  }

  static register(
    database: Database,
    keys: ServiceKeys,
    client: ServiceClient,
    settings: PaymentSettings,
  ): DynamicModule {
    const basics = { name: 'payment', database, schema: PAYMENT_SCHEMA, keys } as const;
    return {
      module: PaymentModule,
      imports: [ServiceBasicsModule.register(basics), SettingsModule.register(settings)],
      providers: [{ provide: ServiceClient, useValue: client }],
    };
  }
}
