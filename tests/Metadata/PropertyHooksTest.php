<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata;

use Kiln\Metadata\PropertyMetadata;
use Kiln\Metadata\Source\PropertyHooks;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhp;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(PropertyHooks::class)]
final class PropertyHooksTest extends TestCase
{
    use DeclaresClasses;

    #[Test]
    public function aPropertyWithoutHooksIsStored(): void
    {
        $hooks = PropertyHooks::of(new \ReflectionProperty(PropertyMetadata::class, 'name'));

        self::assertFalse($hooks->hasGetter);
        self::assertFalse($hooks->hasSetter);
        self::assertTrue($hooks->isStored);
    }

    #[Test]
    #[RequiresPhp('>= 8.4')]
    public function hooksAreFacts(): void
    {
        $class = $this->declaredMetadata(
            <<<'PHP'
                class Subject {
                    public string $plain = '';
                    public readonly string $readonly;
                    public string $computed { get => 'x'; }
                    public string $both { get => 'x'; set { } }
                    public string $stored = '' { get => $this->stored; }
                    public string $trimmed { set => trim($value); }
                    public string $sink { set { } }
                    public private(set) string $guarded = '';
                }
                PHP,
        );
        $facts = [];
        foreach ($class->properties as $property) {
            $facts[$property->name] = implode(' ', array_keys(array_filter([
                'public' => $property->isPublic,
                'hook' => $property->isReadableHook,
                'stored' => $property->isStored,
                'settable' => $property->isSettable,
                'unwritten' => $property->isNeverWritten,
            ])));
        }

        self::assertSame([
            'plain' => 'public stored settable',
            'readonly' => 'public stored settable',
            'computed' => 'public hook',
            'both' => 'public hook settable',
            'stored' => 'public hook stored settable',
            'trimmed' => 'public stored settable',
            'sink' => 'public settable unwritten',
            'guarded' => 'stored settable',
        ], $facts);
        self::assertFalse($class->isPlain);
    }

    #[Test]
    #[RequiresPhp('>= 8.4')]
    public function anInterfaceMayDeclareProperties(): void
    {
        $namespace = $this->declareClasses('interface Named { public string $name { get; } } class Subject implements Named { public string $name = ""; }');

        self::assertSame(['name' => 'string'], self::types($this->metadataOf("{$namespace}\\Named")));
        self::assertSame(['name' => 'string'], self::types($this->metadataOf("{$namespace}\\Subject")));
    }
}
