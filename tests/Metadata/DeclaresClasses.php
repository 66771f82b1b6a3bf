<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Metadata\ReflectionMetadataFactory;

/**
 * Classes written inside a test, next to what is expected of them. Each text becomes a file with a namespace of its own.
 */
trait DeclaresClasses
{
    private const ATTRIBUTES = [
        'Accessor', 'AfterDeserialize', 'BeforeSerialize', 'Converter', 'DateFormat', 'Discriminator', 'Groups', 'Ignore', 'Inline',
        'MaxDepth', 'Naming', 'NamingStrategy', 'OmitEmpty', 'Order', 'ReadOnlyProperty', 'SerializedName', 'Since', 'Type', 'Until',
        'VirtualProperty', 'WriteOnlyProperty',
    ];

    /** @var list<string> */
    private array $declaredFiles = [];

    protected function tearDown(): void
    {
        array_map(unlink(...), $this->declaredFiles);
        $this->declaredFiles = [];
    }

    /**
     * @return string the namespace, without backslashes around it
     */
    private function declareClasses(string $code): string
    {
        static $number = 0;
        \assert(\is_int($number));
        ++$number;
        $namespace = 'Kiln\Tests\Declared\\' . (new \ReflectionClass(self::class))->getShortName() . $number;
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln');
        // Everything before the code stands in line 1, so that the code begins in line 2.
        file_put_contents($file, "<?php namespace {$namespace}; use Kiln\\Attribute\\{" . implode(', ', self::ATTRIBUTES) . "};\n" . $code);
        $this->declaredFiles[] = $file;
        require $file;

        return $namespace;
    }

    private function metadataOf(string $class): ClassMetadata
    {
        \assert(class_exists($class) || interface_exists($class));

        return (new ReflectionMetadataFactory())->classMetadata($class);
    }

    /**
     * @param string $name of a class in the code
     */
    private function declaredMetadata(string $code, string $name = 'Subject'): ClassMetadata
    {
        return $this->metadataOf($this->declareClasses($code) . '\\' . $name);
    }

    private function declaredProperty(string $code, string $name = 'value'): PropertyMetadata
    {
        foreach ($this->declaredMetadata($code)->properties as $property) {
            if ($property->name === $name) {
                return $property;
            }
        }

        self::fail("There is no property {$name}.");
    }

    /**
     * @return array<string, string> types by property name, with the namespace of the code written as `~`
     */
    private function declaredTypes(string $code, string $name = 'Subject'): array
    {
        $namespace = $this->declareClasses($code);

        return array_map(
            static fn(string $type): string => str_replace($namespace, '~', $type),
            self::types($this->metadataOf($namespace . '\\' . $name)),
        );
    }

    /**
     * @return array<string, string>
     */
    private static function types(ClassMetadata $class): array
    {
        $types = [];
        foreach ($class->properties as $property) {
            $types[$property->name] = (string) $property->type;
        }

        return $types;
    }

    /**
     * @return string the message, with the namespace of the code written as `~` and its file as `{file}`
     */
    private function errorOf(string $code, string $name = 'Subject'): string
    {
        $namespace = $this->declareClasses($code);
        $file = $this->declaredFiles[\count($this->declaredFiles) - 1];
        try {
            $this->metadataOf($namespace . '\\' . $name);
        } catch (InvalidMetadata $error) {
            return str_replace([$namespace, $file], ['~', '{file}'], $error->getMessage());
        }

        self::fail('There was no error.');
    }
}
