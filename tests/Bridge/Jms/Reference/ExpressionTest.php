<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\ExcludedClassException;
use JMS\Serializer\Exception\ExpressionLanguageRequiredException;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Expression\Computed;
use Kiln\Tests\Fixture\Jms\Expression\Conditional;
use Kiln\Tests\Fixture\Jms\Expression\ConditionalClass;
use Kiln\Tests\Fixture\Jms\Expression\HoldsConditional;
use Kiln\Tests\Fixture\Jms\Expression\ReadConditional;
use Kiln\Tests\Fixture\Jms\Expression\UsesFunctions;
use Kiln\Tests\Fixture\Jms\Extension\LengthEvaluator;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\ExpressionLanguage\ExpressionFunction;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * Exclusion and values by expressions.
 */
#[CoversClass(JmsSerializer::class)]
final class ExpressionTest extends ReferenceTestCase
{
    #[Test]
    public function expressionsOfPropertiesDecide(): void
    {
        self::assertWrites('{"flag":true,"if_flag":"if","by_context":"context"}', static fn(): Conditional => new Conditional(), null, null, self::evaluating());
        self::assertWrites('{"flag":false,"unless_flag":"unless","by_context":"context"}', static function (): Conditional {
            $conditional = new Conditional();
            $conditional->flag = false;

            return $conditional;
        }, null, null, self::evaluating());
        self::assertWrites('{"flag":true,"if_flag":"if"}', new Conditional(), static fn(): SerializationContext => SerializationContext::create()->setAttribute('hide', 1), null, self::evaluating());
    }

    #[Test]
    public function withoutAnEvaluatorExpressionsOfPropertiesAreRefused(): void
    {
        self::assertThrows(ExpressionLanguageRequiredException::class, 'To use conditional exclude/expose in ' . Conditional::class . ' you must configure the expression language.', static fn(Subject $subject): string => $subject->json(new Conditional()));
        self::assertRefuses(ExpressionLanguageRequiredException::class, 'To use conditional exclude/expose in ' . Conditional::class . ' you must configure the expression language.', '{}', Conditional::class);
        self::assertThrows(ExpressionLanguageRequiredException::class, 'The property sum on ' . Computed::class . ' requires the expression accessor strategy to be enabled.', static fn(Subject $subject): string => $subject->json(new Computed()));
    }

    #[Test]
    public function withoutAnEvaluatorExpressionsOfClassesAreIgnored(): void
    {
        self::assertWrites('{"hidden":true}', new ConditionalClass());
        self::assertWrites('{"before":1,"one":{"hidden":true},"many":[{"hidden":true},{"hidden":false},{"hidden":true}],"after":2}', HoldsConditional::filled());
    }

    #[Test]
    public function excludedObjectsVanish(): void
    {
        self::assertWrites('{"before":1,"many":[{"hidden":false}],"after":2}', HoldsConditional::filled(), null, null, self::evaluating());
        self::assertWrites('{"hidden":false}', new ConditionalClass(false), null, null, self::evaluating());
        self::assertThrows(ExcludedClassException::class, '', static fn(Subject $subject): string => $subject->json(new ConditionalClass()), self::evaluating());
        self::assertWrites('[]', [new ConditionalClass()], null, null, self::evaluating());
        self::assertWrites('{"1":{"hidden":false}}', [new ConditionalClass(), new ConditionalClass(false)], null, null, self::evaluating());
        self::assertReads('ConditionalClass{hidden: true}', '{"hidden":true}', ConditionalClass::class, null, self::evaluating());
    }

    #[Test]
    public function virtualPropertiesMayBeExpressions(): void
    {
        self::assertWrites('{"total":3,"plain":1,"a":1,"b":2}', new Computed(), null, null, self::evaluating());
        self::assertReads('Computed{a: 5, b: 2}', '{"total":9,"plain":9,"a":5}', Computed::class, null, self::evaluating());
    }

    #[Test]
    public function readingHasNoObject(): void
    {
        self::assertReads("ReadConditional{always: 'a', onlyWritten: 'default', onlyRead: 'c'}", '{"always":"a","only_written":"b","only_read":"c"}', ReadConditional::class, null, self::evaluating());
        self::assertWrites('{"always":"default","only_written":"default"}', new ReadConditional(), null, null, self::evaluating());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"flag":false,"unless_flag":"x"}', Conditional::class), self::evaluating());
    }

    #[Test]
    public function evaluatorsHaveVariablesAndFunctions(): void
    {
        $configure = static function (Jms|Kiln $builder): void {
            $language = new ExpressionLanguage();
            $language->addFunction(ExpressionFunction::fromPhp('strtoupper'));
            $builder->setExpressionEvaluator(new ExpressionEvaluator($language, ['limit' => 2]));
        };

        self::assertWrites('{"upper":"NAME","name":"name"}', new UsesFunctions(), null, null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(new UsesFunctions()), self::evaluating());
    }

    #[Test]
    public function anEvaluatorMayBeOfAnyKind(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator(new LengthEvaluator());

        self::compare(static fn(Subject $subject): string => $subject->json(new Conditional()), $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(new Computed()), $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(HoldsConditional::filled()), $configure);
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function evaluating(): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage()));
    }
}
