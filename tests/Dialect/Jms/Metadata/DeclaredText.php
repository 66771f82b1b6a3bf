<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Metadata;

/**
 * Classes written in a test, in a namespace of their own.
 */
final readonly class DeclaredText
{
    /** What everything else in the namespace of attributes is called by. */
    private const IMPORTS = 'use JMS\Serializer\Annotation\{Accessor, AccessorOrder, AccessType, Discriminator, Exclude, ExclusionPolicy, Expose, Groups, '
        . 'Inline, MaxDepth, PostDeserialize, PostSerialize, PreSerialize, ReadOnlyProperty, SerializedName, Since, SkipWhenEmpty, Type, '
        . 'UnionDiscriminator, Until, VirtualProperty, XmlDiscriminator, XmlElement, XmlList, XmlMap, XmlNamespace, XmlRoot, XmlValue};';

    /**
     * @param bool $strict whether the attributes are those of a file with strict types
     *
     * @return string the namespace, without backslashes around it
     */
    public static function declare(string $code, bool $strict = true): string
    {
        static $number = 0;
        \assert(\is_int($number));
        ++$number;
        $namespace = 'Kiln\Tests\Declared\Jms' . $number;
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln');
        file_put_contents($file, '<?php ' . ($strict ? 'declare(strict_types=1); ' : '') . "namespace {$namespace}; " . self::IMPORTS . "\n{$code}");
        try {
            require $file;
        } finally {
            unlink($file);
        }

        return $namespace;
    }
}
