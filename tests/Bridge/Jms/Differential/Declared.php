<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;

/**
 * A model whose classes exist, in a namespace of their own.
 */
final class Declared
{
    private const PREFIX = 'Kiln\Random\M';

    private static int $count = 0;

    /**
     * @param array<string, list<array{\ReflectionProperty, mixed}>> $statics static properties by class, with what they hold at first
     */
    private function __construct(public readonly Model $model, public readonly string $namespace, private readonly array $statics) {}

    /**
     * @param string $directory for a model whose classes come from a file
     *
     * @throws \Throwable when the classes cannot be declared
     */
    public static function of(Model $model, string $directory): self
    {
        $namespace = self::PREFIX . ++self::$count;
        $source = $model->source($namespace);
        // PHP advises against some classes that it accepts.
        set_error_handler(static fn(): bool => true);
        try {
            if ($model->hasStep('files')) {
                $file = "{$directory}/model" . self::$count . '.php';
                file_put_contents($file, "<?php\n\n{$source}");
                require $file;
            } else {
                eval($source);
            }
        } finally {
            restore_error_handler();
        }

        return new self($model, $namespace, self::statics($model, $namespace));
    }

    /**
     * A type or a piece of code of the model, with its namespace.
     */
    public function named(string $text): string
    {
        return str_replace(Model::NS, $this->namespace, $text);
    }

    /**
     * @return class-string
     */
    public function class(string $name): string
    {
        return self::existing("{$this->namespace}\\{$name}");
    }

    /**
     * @return class-string
     */
    private static function existing(string $class): string
    {
        return class_exists($class) || interface_exists($class) ? $class : throw new \LogicException("{$class} is not declared");
    }

    public function has(string $name): bool
    {
        return class_exists("{$this->namespace}\\{$name}") || interface_exists("{$this->namespace}\\{$name}");
    }

    /**
     * Makes static properties what they were at first.
     */
    public function forget(): void
    {
        foreach ($this->statics as $properties) {
            foreach ($properties as [$property, $value]) {
                $property->setValue(null, $value);
            }
        }
    }

    /**
     * @return array<string, mixed> what static properties hold
     */
    public function remembered(): array
    {
        $values = [];
        foreach ($this->statics as $class => $properties) {
            foreach ($properties as [$property]) {
                $values["{$class}::{$property->name}"] = $property->getValue();
            }
        }

        return $values;
    }

    /**
     * @return array<string, list<array{\ReflectionProperty, mixed}>> with the class that declares them
     */
    private static function statics(Model $model, string $namespace): array
    {
        $statics = [];
        foreach ($model->classes as $source) {
            foreach ($source->properties as $property) {
                if ($property->isStatic()) {
                    $reflection = new \ReflectionProperty(self::existing("{$namespace}\\{$source->name}"), $property->name);
                    $statics[$source->name][] = [$reflection, $reflection->getValue()];
                }
            }
        }

        return $statics;
    }
}
