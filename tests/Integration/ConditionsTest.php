<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Attribute\When;
use Kiln\Context;
use Kiln\Engine\Conditions;
use Kiln\Error\SerializationException;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Conditions\Asked;
use Kiln\Tests\Fixture\Integration\Conditions\Child;
use Kiln\Tests\Fixture\Integration\Conditions\Inside;
use Kiln\Tests\Fixture\Integration\Conditions\Item;
use Kiln\Tests\Fixture\Integration\Conditions\OnlySometimes;
use Kiln\Tests\Fixture\Integration\Conditions\Plain;
use Kiln\Tests\Fixture\Integration\Conditions\Slow;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * What decides about each object whether a property is written.
 */
#[CoversClass(When::class)]
#[CoversClass(Conditions::class)]
final class ConditionsTest extends IntegrationTestCase
{
    private const CASES = 40;

    private const NAMES = ['open', 'hidden', 'static', 'policy', 'inlined', 'expression'];

    protected function setUp(): void
    {
        if (!class_exists(ExpressionLanguage::class)) {
            self::markTestSkipped('symfony/expression-language is not installed.');
        }
        Asked::$asked = Asked::$answers = [];
    }

    #[Test]
    public function itIsAskedOnceForEachObject(): void
    {
        $asked = new Asked();
        $asked->inside = new Inside();

        self::assertSame('{"id":1,"open":"o","hidden":"h","static":"s","policy":"p","in_x":1,"in_y":2,"below":null,"computed":"c"}', self::kiln()->serialize($asked));
        self::assertSame(['open', 'hidden', 'static', 'policy', 'inlined', 'expression', 'open', 'computed'], Asked::$asked);

        Asked::$asked = [];
        Asked::$answers = array_fill_keys(self::NAMES, false);
        self::assertSame('{"id":1}', self::kiln()->serialize($asked));
        // What is left out is not read either.
        self::assertSame(['open', 'hidden', 'static', 'policy', 'inlined', 'expression', 'open'], Asked::$asked);
        self::assertSame(['id' => 1], self::kiln()->toArray($asked));
    }

    #[Test]
    public function theContextIsGiven(): void
    {
        self::assertSame('{"id":1,"open":"o","below":null,"computed":"c"}', self::kiln()->serialize(new Asked(), context: new Context(version: '0')));
    }

    #[Test]
    public function itIsTheMethodThatTheObjectHas(): void
    {
        Asked::$answers = ['child' => false];

        self::assertSame('{"id":1,"hidden":"h","static":"s","policy":"p","below":null,"more":2}', self::kiln()->serialize(new Child()));
        self::assertSame(['child', 'hidden', 'static', 'policy', 'inlined', 'expression', 'child'], Asked::$asked);
    }

    #[Test]
    public function aPropertyWithoutAValueMayBeLeftOut(): void
    {
        $object = new OnlySometimes();
        self::assertWrites('{}', $object);
        $object->sometimes = 'x';
        self::assertWrites('{"sometimes":"x"}', $object);
        self::assertWrites('[{"sometimes":"x"}]', [$object], 'list<' . OnlySometimes::class . '>');
    }

    #[Test]
    public function theSlowPassDoesNotAskAgain(): void
    {
        $slow = new Slow();
        unset($slow->wrong);
        self::assertSame('{"first":1}', self::kiln()->serialize($slow));

        $wrong = new Slow();
        $wrong->wrong = [new Slow(), NAN];
        try {
            self::kiln()->serialize($wrong);
            self::fail('It was written.');
        } catch (SerializationException $exception) {
            self::assertSame(['/wrong/1'], array_column($exception->violations()->items, 'pointer'));
        }
        self::assertFalse($wrong->isAsked(), 'It was asked once.');
        $times = new \ReflectionProperty(Slow::class, 'times');
        self::assertSame(2, $times->getValue($wrong));
    }

    #[Test]
    public function whatItThrowsComesOutAsItIs(): void
    {
        foreach ([new \RuntimeException('no'), new \Error('no'), new \TypeError('no'), new \LogicException('no')] as $thrown) {
            foreach (self::NAMES as $name) {
                Asked::$answers = [$name => $thrown];
                foreach ([self::kiln()->serialize(...), self::kiln()->toArray(...)] as $call) {
                    Asked::$asked = [];
                    try {
                        $call(['x' => [new Asked()]]);
                        self::fail("Nothing was thrown by {$name}.");
                    } catch (\Throwable $exception) {
                        self::assertSame($thrown, $exception);
                        self::assertCount(1, array_keys(Asked::$asked, $name, true));
                    }
                }
            }
        }
    }

    #[Test]
    public function itMayMakeCallsOfItsOwn(): void
    {
        $object = new class {
            public int $id = 1;
            #[When('asksInside')]
            public mixed $value = null;
            public string $inside = '';

            public function asksInside(): bool
            {
                $this->value ??= [new Slow()];
                $this->inside = ConditionsTest::inside(new Slow());

                return true;
            }
        };

        self::assertSame('{"id":1,"value":[{"first":1,"wrong":null}],"inside":"{\"first\":1,\"wrong\":null}"}', self::kiln()->serialize($object));
    }

    public static function inside(object $object): string
    {
        return self::kiln()->serialize($object);
    }

    #[Test]
    public function whenReadingItIsNotAsked(): void
    {
        $read = self::kiln()->deserialize('{"id":5,"open":"x","hidden":"y","below":{"id":6}}', Asked::class);

        self::assertSame(['x', 6], [$read->open, $read->below?->id]);
        self::assertSame([], Asked::$asked);
    }

    #[Test]
    public function expressionsDecideAsThoseOfJms(): void
    {
        $jms = JmsBuilder::create()->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage()))->build();
        foreach ([0, 1, 5] as $stock) {
            $item = new Item();
            $item->stock = $stock;

            self::assertSame($jms->serialize($item, 'json'), self::kiln()->serialize($item));
        }
    }

    #[Test]
    public function expressionsMayBeOfTheApplication(): void
    {
        $language = new ExpressionLanguage();
        $language->register('isGranted', static fn(): string => '', static fn(array $variables, string $role, Plain $of): bool => $role === 'VIEW' && $of->value < 10);
        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withExpressions($language, ['limit' => 8])->build();
        $large = new Plain();
        $large->value = 9;

        self::assertSame('[{"value":5},{}]', $serializer->serialize([new Plain(), $large]));
        $this->expectExceptionMessage('The function "isGranted" does not exist');
        self::kiln()->serialize(new Plain());
    }

    #[Test]
    public function aMistakeIsFoundWhenTheClassIsFirstUsed(): void
    {
        foreach ([
            '#[When] names no condition.' => new class {
                #[When] public int $x = 1;
            },
            '#[When] names two conditions.' => new class {
                #[When('a', 'b')] public int $x = 1;
            },
            '#[When] names missing(), which is no method of' => new class {
                #[When('missing')] public int $x = 1;
            },
            '#[When] names ["Nowhere","is"], which is no method.' => new class {
                #[When(['Nowhere', 'is'])] public int $x = 1;
            },
            '#[When] names Kiln\Tests\Fixture\Integration\Conditions\Asked::isOpen(), which is not public and static.' => new class {
                #[When([Asked::class, 'isOpen'])] public int $x = 1;
            },
            '#[When] names class@anonymous::needs(), which requires 2 arguments. It is given the context.' => new class {
                #[When('needs')] public int $x = 1;
                public function needs(int $a, int $b): bool
                {
                    return true;
                }
            },
        ] as $message => $object) {
            try {
                self::kiln()->serialize($object);
                self::fail("Not said: {$message}");
            } catch (\Kiln\Error\InvalidMetadata $exception) {
                self::assertStringContainsString($message, (string) preg_replace('/class@anonymous[^:]*::/', 'class@anonymous::', $exception->getMessage()));
            }
        }
    }

    /**
     * By a rule of three lines in the place of what is tested.
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function anyAnswersGiveWhatTheySay(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        for ($case = Chance::cases(self::CASES); $case > 0; --$case) {
            $of = $chance->forCase($case);
            Asked::$answers = array_fill_keys($of->sample([...self::NAMES, 'child']), false);
            [$object, $expected] = self::made($of, 3);
            $value = $of->percent(50) ? $object : ['list' => [$object, $object]];
            $expected = $value === $object ? $expected : ['list' => [$expected, $expected]];

            self::assertSame($expected, self::kiln()->toArray($value));
            Asked::$asked = [];
            self::assertSame($expected, json_decode(self::kiln()->serialize($value), true, flags: JSON_THROW_ON_ERROR));
        }
    }

    private static function isWanted(string $name): bool
    {
        return (Asked::$answers[$name] ?? true) === true;
    }

    /**
     * @return array{Asked, array<string, mixed>}
     */
    private static function made(Chance $chance, int $levels): array
    {
        $object = $chance->percent(50) ? new Child() : new Asked();
        $isOpen = self::isWanted($object instanceof Child ? 'child' : 'open');
        $expected = ['id' => 1] + ($isOpen ? ['open' => 'o'] : []);
        if ($chance->percent(30)) {
            unset($object->static);
        }
        $expected += self::isWanted('hidden') ? ['hidden' => 'h'] : [];
        $expected += self::isWanted('static') && isset($object->static) ? ['static' => 's'] : [];
        $object->policy = $chance->oneOf(['', 'p']);
        $expected += self::isWanted('policy') && $object->policy !== '' ? ['policy' => 'p'] : [];
        $object->inside = $chance->percent(50) ? new Inside() : null;
        if ($object->inside !== null) {
            $object->inside->x = $chance->int(1, 2);
            $expected += self::isWanted('inlined') ? ['in_x' => $object->inside->x] + ($object->inside->x === 1 ? ['in_y' => 2] : []) : [];
        }
        $below = null;
        if ($levels > 0 && $chance->percent(60)) {
            [$object->below, $below] = self::made($chance, $levels - 1);
        }
        $expected += self::isWanted('expression') ? ['below' => $below] : [];
        $expected += $object instanceof Child ? ['more' => 2] : [];

        return [$object, $expected + ($isOpen ? ['computed' => 'c'] : [])];
    }
}
