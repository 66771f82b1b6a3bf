<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Standalone;

use JMS\Serializer\Context;
use Kiln\Bridge\Jms\Metadata\Attributes\WrittenNaming;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\Selections;
use Kiln\Bridge\Jms\StandaloneSerializer;
use Kiln\Console\Verify\Chance;
use Kiln\Console\Verify\ContextCases;
use Kiln\Console\Verify\Damage;
use Kiln\Console\Verify\Filling;
use Kiln\Console\Verify\MadeUp;
use Kiln\Console\Verify\ObjectMaker;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Tests\Bridge\Jms\Fixtures;
use Kiln\Tests\Bridge\Jms\Reference\Outcome;
use Kiln\Tests\Fixture\Jms\Metadata\NativelyTyped;
use Kiln\Tests\Fuzz\Chance as Seeds;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Made-up objects of every fixture of jms/serializer, with every selection that makes a difference to it.
 */
#[CoversClass(StandaloneSerializer::class)]
#[Group('fuzz')]
#[Group('long')]
final class FixturesTest extends TestCase
{
    /** What is not said by attributes, or by code of the application. */
    private const OTHERWISE = [
        Fixtures::PREFIX . 'Sources\\',
        Fixtures::PREFIX . 'Extension\\',
    ];

    private const CASES = 4;

    /** Damaged documents for each one that is not. */
    private const DAMAGES = 4;

    /** @return array<string, array{int}> */
    public static function seeds(): array
    {
        return Seeds::seeds();
    }

    #[Test]
    #[DataProvider('seeds')]
    public function theSameIsWritten(int $seed): void
    {
        Seeds::announced($seed, __METHOD__);
        $written = 0;
        foreach ([false, true] as $enumSupport) {
            $both = $enumSupport ? Both::withEnums() : Both::withoutSettings();
            $facts = new AttributeFacts(new WrittenNaming(), enumSupport: $enumSupport);
            foreach (self::classes() as $class) {
                foreach (self::selections($class, $facts) as $selection) {
                    for ($number = 0; $number < Seeds::cases(self::CASES); ++$number) {
                        $make = static fn(): object => self::object($class, $facts, $seed, $number);
                        $name = "{$class}, case {$number}, selection {$selection->key()}";
                        $json = $both->write($make, $selection, null, $name);
                        $both->write(static fn(): array => [$make(), 'key' => $make()], $selection, null, "array of {$name}");
                        $both->write(static fn(): array => [$make(), null, $make()], $selection, "array<{$class}>", "list of {$name}");
                        $written += $json === null ? 0 : 1;
                    }
                }
            }
        }

        self::assertGreaterThan(500, $written);
    }

    #[Test]
    #[DataProvider('seeds')]
    public function theSameIsRead(int $seed): void
    {
        Seeds::announced($seed, __METHOD__);
        $read = 0;
        foreach ([false, true] as $enumSupport) {
            $both = $enumSupport ? Both::withEnums() : Both::withoutSettings();
            $facts = new AttributeFacts(new WrittenNaming(), enumSupport: $enumSupport);
            foreach (self::classes() as $class) {
                for ($number = 0; $number < Seeds::cases(self::CASES); ++$number) {
                    $json = $both->write(static fn(): object => self::object($class, $facts, $seed, $number));
                    if ($json === null) {
                        continue;
                    }
                    foreach ($this->documents($json, new Damage(Chance::ofCase($seed, $class, $number))) as $document) {
                        foreach (self::selections($class, $facts) as $selection) {
                            $read += $both->read($document, $class, $selection, "{$class}, case {$number}, selection {$selection->key()}") ? 1 : 0;
                        }
                    }
                    $both->read("[{$json},{$json}]", "array<{$class}>", null, "list of {$class}, case {$number}");
                }
            }
        }

        self::assertGreaterThan(500, $read);
    }

    /**
     * @return list<string>
     */
    private function documents(string $json, Damage $damage): array
    {
        $data = json_decode($json, true);
        $documents = [$json, $damage->toText($json)];
        for ($number = 0; $number < self::DAMAGES; ++$number) {
            $documents[] = json_encode($damage->to(\is_array($data) ? $data : []), JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
        }

        return $documents;
    }

    /**
     * @param class-string $class
     */
    private static function object(string $class, Facts $facts, int $seed, int $number): object
    {
        $object = (new ObjectMaker($facts, [], new MadeUp(Chance::ofCase($seed, $class, $number)), Filling::ofCase($number)))->make($class);
        self::dropCut($object);

        return $object;
    }

    /**
     * jms/serializer cuts the name of a class, takes it for another one, and writes what that one has: nothing.
     *
     * @param array<int, true> $seen by id
     */
    private static function dropCut(mixed $value, array &$seen = []): void
    {
        if (\is_object($value)) {
            if (isset($seen[spl_object_id($value)])) {
                return;
            }
            $seen[spl_object_id($value)] = true;
            if ($value instanceof NativelyTyped) {
                unset($value->cut);
            }
            $value = $value instanceof \UnitEnum ? null : (array) $value;
        }
        foreach (\is_array($value) ? $value : [] as $member) {
            self::dropCut($member, $seen);
        }
    }

    /**
     * @param class-string $class
     *
     * @return list<Selection>
     */
    private static function selections(string $class, Facts $facts): array
    {
        $contexts = Outcome::of(static fn(): array => (new ContextCases($class, $facts))->writing())->value;
        if (!\is_array($contexts)) {
            return [new Selection()];
        }

        return array_values(array_filter(array_map(static fn(mixed $context): ?Selection => $context instanceof Context ? Selections::of($context) : null, $contexts)));
    }

    /**
     * @return non-empty-list<class-string> of which there are objects
     */
    private static function classes(): array
    {
        $classes = array_filter(Fixtures::classes(), static function (string $class): bool {
            $reflection = new \ReflectionClass($class);

            // An exception holds the stack that it was made on.
            return !is_a($class, \Throwable::class, true) && !$reflection->isAbstract() && !$reflection->isEnum() && str_replace(self::OTHERWISE, '', $class) === $class;
        });

        return $classes === [] ? throw new \LogicException('There are no fixtures.') : array_values($classes);
    }
}
