<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Metadata;

use JMS\Serializer\Builder\DefaultDriverFactory;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\ExpressionPropertyMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Metadata\VirtualPropertyMetadata;
use JMS\Serializer\Naming\CamelCaseNamingStrategy;
use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\Naming\PropertyNamingStrategyInterface;
use JMS\Serializer\Naming\SerializedNameAnnotationStrategy;
use Kiln\Bridge\Jms\Metadata\Attributes\CamelCaseNaming;
use Kiln\Bridge\Jms\Metadata\Attributes\IdenticalNaming;
use Kiln\Bridge\Jms\Metadata\Attributes\Naming;
use Kiln\Bridge\Jms\Metadata\Attributes\WrittenNaming;
use Kiln\Bridge\Jms\Metadata\JmsFacts;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeFacts;
use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Error\InvalidMetadata;
use Metadata\MetadataFactory;
use Metadata\MethodMetadata;
use PHPUnit\Framework\Assert;

/**
 * The facts that Kiln reads next to those of jms/serializer, with the same settings.
 */
final readonly class ComparedFacts
{
    private function __construct(
        private AttributeFacts $kiln,
        private JmsFacts $original,
    ) {}

    /**
     * @return non-empty-array<string, self> by a name of the settings
     */
    public static function all(): array
    {
        self::loadWithoutDeprecations();

        return [
            'as the builder' => self::with(new WrittenNaming(), new SerializedNameAnnotationStrategy(new CamelCaseNamingStrategy())),
            'with enums and interfaces' => self::with(new WrittenNaming(), new SerializedNameAnnotationStrategy(new CamelCaseNamingStrategy()), true, true),
            'with names as they are' => self::with(new WrittenNaming(new IdenticalNaming()), new SerializedNameAnnotationStrategy(new IdenticalPropertyNamingStrategy()), true),
            'with another separator' => self::with(new WrittenNaming(new CamelCaseNaming('-\\0$0', false)), new SerializedNameAnnotationStrategy(new CamelCaseNamingStrategy('-\\0$0', false))),
            'with a naming of its own' => self::with(new CamelCaseNaming(''), new CamelCaseNamingStrategy(''), false, true),
            'with nothing but names' => self::with(new IdenticalNaming(), new IdenticalPropertyNamingStrategy()),
        ];
    }

    /**
     * Some versions of jms/metadata implement an interface that PHP deprecates, and it says so when they are loaded.
     */
    private static function loadWithoutDeprecations(): void
    {
        set_error_handler(static fn(): bool => true, E_DEPRECATED);
        try {
            array_map(class_exists(...), [
                ClassMetadata::class, PropertyMetadata::class, ExpressionPropertyMetadata::class, StaticPropertyMetadata::class,
                VirtualPropertyMetadata::class, MethodMetadata::class,
            ]);
        } finally {
            restore_error_handler();
        }
    }

    private static function with(Naming $naming, PropertyNamingStrategyInterface $strategy, bool $enumSupport = false, bool $includeInterfaces = false): self
    {
        $drivers = new DefaultDriverFactory($strategy);
        $drivers->enableEnumSupport($enumSupport);
        $factory = new MetadataFactory($drivers->createDriver([]), null);
        $factory->setIncludeInterfaces($includeInterfaces);

        return new self(new AttributeFacts($naming, $enumSupport, $includeInterfaces), new JmsFacts($factory));
    }

    /**
     * @return bool whether there are any; otherwise both refuse the class
     */
    public function assertSame(string $class, string $what): bool
    {
        try {
            $expected = $this->read($class);
        } catch (\Throwable $refused) {
            $expected = $refused;
        }
        try {
            $seen = $this->kiln->of($class);
        } catch (InvalidMetadata $refused) {
            $seen = $refused;
        }
        if ($expected instanceof \Throwable || $seen instanceof \Throwable) {
            Assert::assertTrue($seen instanceof \Throwable, "{$what}: only the original refuses it: " . ($expected instanceof \Throwable ? (string) $expected : ''));
            Assert::assertTrue($expected instanceof \Throwable, "{$what}: only Kiln refuses it: " . (string) $seen);

            return false;
        }
        Assert::assertEquals($expected, $seen, $what);
        // Equal is not the same: neither of 1 and "1", nor of arrays in another order.
        Assert::assertSame(self::exactly($expected), self::exactly($seen), $what);

        return true;
    }

    /**
     * @return string the facts of jms/serializer, exactly
     */
    public function original(string $class): string
    {
        return self::exactly($this->read($class));
    }

    private function read(string $class): ClassFacts
    {
        // Before it throws, it warns of some mistakes.
        set_error_handler(static fn(): bool => true, E_WARNING);
        try {
            return $this->original->of($class);
        } finally {
            restore_error_handler();
        }
    }

    private static function exactly(mixed $value): string
    {
        return var_export($value, true);
    }
}
