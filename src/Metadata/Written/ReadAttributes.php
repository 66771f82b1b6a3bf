<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

use Kiln\Attribute\FormatFact;

/**
 * The attributes that somebody here reads: Kiln's, those of formats and of jms/serializer, and what extends them.
 *
 * @internal
 */
final readonly class ReadAttributes
{
    private const ORIGINAL = '/^(?:Kiln\\\\Attribute\\\\|JMS\\\\Serializer\\\\Annotation\\\\|AllowDynamicProperties$)/i';

    /**
     * @param \ReflectionClass<object> $class
     */
    public function __construct(private WrittenClass $written, private \ReflectionClass $class) {}

    /**
     * @param list<WrittenAttribute>                                        $written
     * @param \ReflectionClass<object>|\ReflectionProperty|\ReflectionMethod $member
     */
    public function areSame(array $written, \ReflectionClass|\ReflectionProperty|\ReflectionMethod $member): bool
    {
        $written = array_values(array_filter($written, fn(WrittenAttribute $attribute): bool => self::isRead($this->written->resolve($attribute->name))));
        $loaded = array_values(array_filter($member->getAttributes(), static fn(\ReflectionAttribute $attribute): bool => self::isRead($attribute->getName())));
        if (\count($written) !== \count($loaded)) {
            return false;
        }
        foreach ($loaded as $position => $attribute) {
            $isSame = strcasecmp($this->written->resolve($written[$position]->name), $attribute->getName()) === 0
                && $written[$position]->arguments->isValue($attribute->getArguments(...), $this->written->header, $this->class);
            if (!$isSame) {
                return false;
            }
        }

        return true;
    }

    public static function isRead(string $name): bool
    {
        // A class that was not looked for was not read either.
        return self::isOriginal($name)
            || (class_exists($name, false) && (is_subclass_of($name, FormatFact::class) || preg_grep(self::ORIGINAL, class_parents($name)) !== []));
    }

    /**
     * Whether it comes with Kiln, jms/serializer or PHP.
     */
    public static function isOriginal(string $name): bool
    {
        return preg_match(self::ORIGINAL, $name) === 1;
    }
}
