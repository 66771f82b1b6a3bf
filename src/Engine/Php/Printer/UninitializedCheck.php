<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Property;
use Kiln\Plan\Write\WriteField;

/**
 * Prints the test that properties have a value whose members are written as if they had one.
 *
 * @internal
 */
final readonly class UninitializedCheck
{
    /**
     *     if (!isset($object->id, $object->name)) {
     *         return $kiln->byTree($object, 'OrderTreeWriter_5f1c0a9b7e3d');
     *     }
     *
     * @param list<WriteField> $fields
     * @param list<string>     $statements for an object of which one has none
     */
    public static function print(array $fields, array $statements, Code $code): void
    {
        $set = $known = [];
        foreach ($fields as $field) {
            if ($field->access instanceof Property) {
                $value = "\$object->{$field->access->name}";
                if (Conditions::canBeNull($field->value)) {
                    $known[] = "!(isset({$value}) || \$kiln->isInitialized(\$object, " . Php::classConstant($field->access->class) . ', ' . Php::literal($field->access->name) . '))';
                } else {
                    $set[] = $value;
                }
            }
        }
        $conditions = [...($set === [] ? [] : ['!isset(' . \implode(', ', $set) . ')']), ...$known];
        if ($conditions !== []) {
            $code->gap();
            $code->open('if (' . \implode(' || ', $conditions) . ') {');
            foreach ($statements as $statement) {
                $code->line($statement);
            }
            $code->close('}');
        }
    }
}
