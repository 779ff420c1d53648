import type { SchemaOptions } from '@burrow/service-kit';
import { AssignmentEntity } from './entities/assignment.entity.ts';
import { AuditEntity } from './entities/audit.entity.ts';
import { CancellationEntity } from './entities/cancellation.entity.ts';
import { ChangeBegunEntity } from './entities/change-begun.entity.ts';
import { GiftEntity } from './entities/gift.entity.ts';
import { HeldPaymentEntity } from './entities/held-payment.entity.ts';
import { InvoiceEntity } from './entities/invoice.entity.ts';
import { InvoiceRequestEntity } from './entities/invoice-request.entity.ts';
import { OrderEntity } from './entities/order.entity.ts';
import { PlanChangeEntity } from './entities/plan-change.entity.ts';
import { PurchaseEntity } from './entities/purchase.entity.ts';
import { RefundEntity } from './entities/refund.entity.ts';
import { StudentEntity } from './entities/student.entity.ts';
import { SubscriptionEntity } from './entities/subscription.entity.ts';
import { FollowPurchases1796300000000 } from './migrations/1796300000000-follow-purchases.ts';
import { TellBuyers1796350000000 } from './migrations/1796350000000-tell-buyers.ts';
import { SellGifts1796360000000 } from './migrations/1796360000000-sell-gifts.ts';
import { CompareDaily1796370000000 } from './migrations/1796370000000-compare-daily.ts';
import { CancelByMail1796380000000 } from './migrations/1796380000000-cancel-by-mail.ts';
import { HoldChangedMoney1796910000000 } from './migrations/1796910000000-hold-changed-money.ts';
import { GiveContractsBack1796930000000 } from './migrations/1796930000000-give-contracts-back.ts';
import { HoldPayments1796940000000 } from './migrations/1796940000000-hold-payments.ts';
import { IssueInvoices1796950000000 } from './migrations/1796950000000-issue-invoices.ts';
import { KnowContracts1796920000000 } from './migrations/1796920000000-know-contracts.ts';
import { CatchUpOften1796960000000 } from './migrations/1796960000000-catch-up-often.ts';
import { CreatePayment1796200000000 } from './migrations/1796200000000-create-payment.ts';
import { RememberCheckouts1796310000000 } from './migrations/1796310000000-remember-checkouts.ts';
import { BrakeGifts1798310000000 } from './migrations/1798310000000-brake-gifts.ts';
import { NameOrdersOfDifferences1798300000000 } from './migrations/1798300000000-name-orders-of-differences.ts';
import { TellTime1799100000000 } from './migrations/1799100000000-tell-time.ts';
import { KnowWhoCancelled1799200000000 } from './migrations/1799200000000-know-who-cancelled.ts';
import { WithdrawByMail1796970000000 } from './migrations/1796970000000-withdraw-by-mail.ts';

export const PAYMENT_SCHEMA: SchemaOptions = {
  schema: 'payment',
  entities: [
    AssignmentEntity,
    AuditEntity,
    CancellationEntity,
    ChangeBegunEntity,
    GiftEntity,
    HeldPaymentEntity,
    InvoiceEntity,
    InvoiceRequestEntity,
    OrderEntity,
    PlanChangeEntity,
    PurchaseEntity,
    RefundEntity,
    StudentEntity,
    SubscriptionEntity,
  ],
  migrations: [
    CreatePayment1796200000000,
    FollowPurchases1796300000000,
    RememberCheckouts1796310000000,
    TellBuyers1796350000000,
    SellGifts1796360000000,
    CompareDaily1796370000000,
    CancelByMail1796380000000,
    HoldChangedMoney1796910000000,
    KnowContracts1796920000000,
    GiveContractsBack1796930000000,
    HoldPayments1796940000000,
    IssueInvoices1796950000000,
    CatchUpOften1796960000000,
    WithdrawByMail1796970000000,
    NameOrdersOfDifferences1798300000000,
    BrakeGifts1798310000000,
    TellTime1799100000000,
    KnowWhoCancelled1799200000000,
  ],
};
